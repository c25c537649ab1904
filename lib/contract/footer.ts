import { z } from "zod";
import {
  singleLineTextSchema,
  multilineTextSchema,
  linkAddress,
  linkedEntry,
  listOf,
  dropInvalid,
  replaceInvalid,
  textSchema,
  webAddress,
} from "./fields.ts";

/** `GET /ch/{channel}/footer`. A missing flag counts as true. */
export const footerSchema = z.object({
  visibility: replaceInvalid(z.boolean(), true),
  infoVisibility: replaceInvalid(z.boolean(), true),
  logo: dropInvalid(webAddress),
  logoLink: dropInvalid(linkAddress),
  description: dropInvalid(multilineTextSchema),
  supportVisibility: replaceInvalid(z.boolean(), true),
  supportLinks: replaceInvalid(
    listOf(z.object({ key: singleLineTextSchema, value: linkAddress })),
    [],
  ),
  legalVisibility: replaceInvalid(z.boolean(), true),
  customLinksVisibility: replaceInvalid(z.boolean(), true),
  customLinksTitle: dropInvalid(singleLineTextSchema),
  customLinks: replaceInvalid(
    listOf(
      z
        .object({
          name: singleLineTextSchema,
          type: z.enum(["page", "external"]),
          url: z.string(),
          target: dropInvalid(z.enum(["_self", "_blank"])),
          visibility: replaceInvalid(z.boolean(), true),
        })
        .transform(linkedEntry),
    ),
    [],
  ),
  contentVisibility: replaceInvalid(z.boolean(), true),
  content: dropInvalid(textSchema),
  socialVisibility: replaceInvalid(z.boolean(), true),
  languageVisibility: replaceInvalid(z.boolean(), true),
});
export type Footer = z.output<typeof footerSchema>;
