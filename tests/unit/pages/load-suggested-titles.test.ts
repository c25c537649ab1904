import { describe, expect, test } from "vitest";
import { loadSuggestedTitles } from "../../../lib/pages/load-suggested-titles.ts";
import { aChannel, aVisit } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond } = useTinyProvider();
const visit = aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" } }) });
const sections = "/ch/tiny/pages/front/sections";

const item = (token: string, more: object = {}) => ({
  token,
  type: "video",
  input: { name: token },
  ...more,
});
const list = (data: object[]) => ({ data, paging: { page: 1, total_items: data.length } });
const tokens = async () => (await loadSuggestedTitles(visit)).map(({ token }) => token);

describe("the titles on a 404 page", () => {
  test("are the first four films of home, each once", async () => {
    const rows = [
      { token: "lead", role: "hero" },
      { token: "own", role: "watch_list" },
      { token: "pages", role: "content", type: "page" },
      { token: "new", role: "content" },
    ];
    respond(sections, 200, list(rows));
    respond(`${sections}/lead/content`, 200, list([item("a"), item("b")]));
    respond(`${sections}/new/content`, 200, list([item("b"), item("c"), item("d"), item("e")]));
    expect(await tokens()).toEqual(["a", "b", "c", "d"]);
  });

  test("leave out films that the viewer cannot watch", async () => {
    respond(sections, 200, list([{ token: "lead", role: "hero" }]));
    const off = { name: "off", stream_state: "scheduled", cancelled: true };
    const closed = item("closed", { blocked: "GEO_BLOCK" });
    const later = { name: "later", stream_state: "scheduled" };
    const items = [item("off", { input: off }), item("later", { input: later }), item("a")];
    respond(`${sections}/lead/content`, 200, list([closed, ...items]));
    expect(await tokens()).toEqual(["a"]);
  });

  test("are empty when home cannot be loaded", async () => {
    respond(sections, 503, {});
    expect(await tokens()).toEqual([]);
  });
});
