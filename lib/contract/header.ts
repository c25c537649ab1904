import { z } from "zod";
import { cssColor, direction } from "./channel.ts";
import { linkAddress, listOf, soft, softOr, text, webAddress } from "./fields.ts";

type Entry = {
  name: string;
  type: "page" | "external" | "other";
  url: string;
  target?: "_self" | "_blank";
  icon?: string;
  style?: { color?: string; background?: string; bold?: boolean };
  items: Entry[];
};

const navigationItem: z.ZodType<Entry> = z.lazy(() =>
  z.object({
    name: text,
    type: z.enum(["page", "external", "other"]),
    url: linkAddress,
    target: soft(z.enum(["_self", "_blank"])),
    icon: soft(webAddress),
    style: soft(
      z.object({
        color: soft(cssColor),
        background: soft(cssColor),
        bold: soft(z.boolean()),
      }),
    ),
    items: softOr(listOf(navigationItem), []),
  }),
);
/** One entry of the header's menu; `items` is empty for a leaf. */
export type NavigationItem = Entry;

/** `GET /ch/{channel}/header`. */
export const header = z.object({
  navigation: softOr(listOf(navigationItem), []),
  direction: soft(direction),
  logo: soft(webAddress),
  title: soft(text),
});
export type Header = z.output<typeof header>;
