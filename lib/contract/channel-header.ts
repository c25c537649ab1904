import { z } from "zod";
import { cssColorSchema, textDirectionSchema } from "./channel.ts";
import {
  singleLineTextSchema,
  transformMenuEntryLink,
  lenientArraySchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { sectionItemSchema, type SectionItem } from "./sections.ts";

type Entry = {
  name: string;
  type: "page" | "external" | "other";
  url: string;
  target?: "_self" | "_blank";
  icon?: string;
  style?: { color?: string; background?: string; bold?: boolean };
  feature?: SectionItem;
  items: Entry[];
};

/** An entry of the menu; entries contain entries: docs/provider-api.md PA-63. */
export const navigationItemSchema: z.ZodType<Entry> = z.lazy(() =>
  z
    .object({
      name: singleLineTextSchema,
      type: z.enum(["page", "external", "other"]),
      url: z.string(),
      target: lenientOptionalSchema(z.enum(["_self", "_blank"])),
      icon: lenientOptionalSchema(webUrlSchema),
      style: lenientOptionalSchema(
        z.object({
          color: lenientOptionalSchema(cssColorSchema),
          background: lenientOptionalSchema(cssColorSchema),
          bold: lenientOptionalSchema(z.boolean()),
        }),
      ),
      feature: lenientOptionalSchema(sectionItemSchema),
      items: lenientDefaultSchema(lenientArraySchema(navigationItemSchema), []),
    })
    .transform(transformMenuEntryLink),
);
/**
 * One entry of the header's menu; `items` is empty for a leaf, `feature` is shown in an open menu of columns:
 * docs/provider-api.md PA-63.
 */
export type NavigationItem = Entry;

/** `GET /ch/{channel}/header`. */
export const channelHeaderSchema = z.object({
  navigation: lenientDefaultSchema(lenientArraySchema(navigationItemSchema), []),
  direction: lenientOptionalSchema(textDirectionSchema),
  logo: lenientOptionalSchema(webUrlSchema),
  title: lenientOptionalSchema(singleLineTextSchema),
});
export type ChannelHeader = z.output<typeof channelHeaderSchema>;
