import { z } from "zod";
import {
  line,
  lines,
  linkAddress,
  linkedEntry,
  listOf,
  soft,
  softOr,
  text,
  webAddress,
} from "./fields.ts";

/** `GET /ch/{channel}/footer`. A missing flag counts as true. */
export const footer = z.object({
  visibility: softOr(z.boolean(), true),
  infoVisibility: softOr(z.boolean(), true),
  logo: soft(webAddress),
  logoLink: soft(linkAddress),
  description: soft(lines),
  supportVisibility: softOr(z.boolean(), true),
  supportLinks: softOr(listOf(z.object({ key: line, value: linkAddress })), []),
  legalVisibility: softOr(z.boolean(), true),
  customLinksVisibility: softOr(z.boolean(), true),
  customLinksTitle: soft(line),
  customLinks: softOr(
    listOf(
      z
        .object({
          name: line,
          type: z.enum(["page", "external"]),
          url: z.string(),
          target: soft(z.enum(["_self", "_blank"])),
          visibility: softOr(z.boolean(), true),
        })
        .transform(linkedEntry),
    ),
    [],
  ),
  contentVisibility: softOr(z.boolean(), true),
  content: soft(text),
  socialVisibility: softOr(z.boolean(), true),
  languageVisibility: softOr(z.boolean(), true),
});
export type Footer = z.output<typeof footer>;
