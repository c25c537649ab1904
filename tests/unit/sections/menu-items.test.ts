import { expect, test } from "vitest";
import { channelHeaderSchema } from "../../../lib/contract/channel-header.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { createMenuItems } from "../../../lib/sections/menu-items.ts";

const feature = (name?: string) => ({ token: "clay", type: "video", input: { name } });
const entry = (extra: object) => ({ name: "Entry", type: "page", url: "entry", ...extra });

function menu(...entries: object[]) {
  return createMenuItems(
    parseResponse(channelHeaderSchema, { navigation: entries }).value.navigation,
    {},
  );
}

test("the featured content of a first-level entry is a card", () => {
  const deep = entry({ feature: feature("Deep") });
  const [item] = menu(entry({ feature: feature("Clay"), items: [deep] }));
  expect(item?.feature).toMatchObject({ kind: "video", href: "/video/clay", title: "Clay" });
  expect(item?.items[0]?.feature).toBeUndefined();
});

test("a content without a name is not featured", () => {
  const [item] = menu(entry({ feature: feature() }));
  expect(item).toMatchObject({ name: "Entry", items: [] });
  expect(item?.feature).toBeUndefined();
});
