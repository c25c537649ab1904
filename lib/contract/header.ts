import { z } from "zod";
import { cssColor, textDirectionSchema } from "./channel.ts";
import {
  singleLineTextSchema,
  linkedEntry,
  listOf,
  dropInvalid,
  replaceInvalid,
  webAddress,
} from "./fields.ts";
import { sectionItem, type SectionItem } from "./sections.ts";

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

const navigationItem: z.ZodType<Entry> = z.lazy(() =>
  z
    .object({
      name: singleLineTextSchema,
      type: z.enum(["page", "external", "other"]),
      url: z.string(),
      target: dropInvalid(z.enum(["_self", "_blank"])),
      icon: dropInvalid(webAddress),
      style: dropInvalid(
        z.object({
          color: dropInvalid(cssColor),
          background: dropInvalid(cssColor),
          bold: dropInvalid(z.boolean()),
        }),
      ),
      feature: dropInvalid(sectionItem),
      items: replaceInvalid(listOf(navigationItem), []),
    })
    .transform(linkedEntry),
);
/**
 * One entry of the header's menu; `items` is empty for a leaf, `feature` is shown in an open menu of columns:
 * docs/provider-api.md PA-63.
 */
export type NavigationItem = Entry;

/** `GET /ch/{channel}/header`. */
export const headerSchema = z.object({
  navigation: replaceInvalid(listOf(navigationItem), []),
  direction: dropInvalid(textDirectionSchema),
  logo: dropInvalid(webAddress),
  title: dropInvalid(singleLineTextSchema),
});
export type Header = z.output<typeof headerSchema>;
