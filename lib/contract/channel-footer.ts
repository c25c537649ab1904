import { z } from "zod";
import {
  singleLineTextSchema,
  multilineTextSchema,
  linkUrlSchema,
  transformMenuEntryLink,
  lenientArraySchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  webUrlSchema,
} from "./field-schemas.ts";

/** `GET /ch/{channel}/footer`. A missing flag counts as true. */
export const channelFooterSchema = z.object({
  visibility: lenientDefaultSchema(z.boolean(), true),
  infoVisibility: lenientDefaultSchema(z.boolean(), true),
  logo: lenientOptionalSchema(webUrlSchema),
  logoLink: lenientOptionalSchema(linkUrlSchema),
  description: lenientOptionalSchema(multilineTextSchema),
  supportVisibility: lenientDefaultSchema(z.boolean(), true),
  supportLinks: lenientDefaultSchema(
    lenientArraySchema(z.object({ key: singleLineTextSchema, value: linkUrlSchema })),
    [],
  ),
  legalVisibility: lenientDefaultSchema(z.boolean(), true),
  customLinksVisibility: lenientDefaultSchema(z.boolean(), true),
  customLinksTitle: lenientOptionalSchema(singleLineTextSchema),
  customLinks: lenientDefaultSchema(
    lenientArraySchema(
      z
        .object({
          name: singleLineTextSchema,
          type: z.enum(["page", "external"]),
          url: z.string(),
          target: lenientOptionalSchema(z.enum(["_self", "_blank"])),
          visibility: lenientDefaultSchema(z.boolean(), true),
        })
        .transform(transformMenuEntryLink),
    ),
    [],
  ),
  contentVisibility: lenientDefaultSchema(z.boolean(), true),
  content: lenientOptionalSchema(textSchema),
  socialVisibility: lenientDefaultSchema(z.boolean(), true),
  languageVisibility: lenientDefaultSchema(z.boolean(), true),
});
export type ChannelFooter = z.output<typeof channelFooterSchema>;
