import { z } from "zod";
import { cssColor, direction } from "./channel.ts";
import { line, linkedEntry, listOf, soft, softOr, webAddress } from "./fields.ts";
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
      name: line,
      type: z.enum(["page", "external", "other"]),
      url: z.string(),
      target: soft(z.enum(["_self", "_blank"])),
      icon: soft(webAddress),
      style: soft(
        z.object({
          color: soft(cssColor),
          background: soft(cssColor),
          bold: soft(z.boolean()),
        }),
      ),
      feature: soft(sectionItem),
      items: softOr(listOf(navigationItem), []),
    })
    .transform(linkedEntry),
);
/**
 * One entry of the header's menu; `items` is empty for a leaf, `feature` is shown in an open menu of columns:
 * docs/provider-api.md PA-63.
 */
export type NavigationItem = Entry;

/** `GET /ch/{channel}/header`. */
export const header = z.object({
  navigation: softOr(listOf(navigationItem), []),
  direction: soft(direction),
  logo: soft(webAddress),
  title: soft(line),
});
export type Header = z.output<typeof header>;
