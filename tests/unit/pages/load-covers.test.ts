import { describe, expect, test } from "vitest";
import { loadPage } from "../../../lib/pages/load-page.ts";
import { aChannel, aVisit } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond } = useTinyProvider();
const path = "/ch/tiny/pages/about";
const visit = aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" } }) });

const input = { name: "About", first_content: "one" };
const covered = { cover: { token: "about", type: "page", url: "about", input } };
const film = { token: "two", type: "video", input: { name: "Two" } };
const items = { data: [film], paging: { page: 1, total_items: 1 } };

function begins(more: object, role = "content"): void {
  respond(path, 200, { token: "about", url: "about", name: "About", ...more });
  respond(`${path}/sections`, 200, {
    data: [{ token: "row", role, items }],
    paging: { page: 1, total_items: 1 },
  });
}

async function load(mobile = false) {
  const { rows } = await loadPage({ ...visit, mobile }, "about");
  return rows.sections.map(({ items: cards }) => cards.map(({ href }) => href));
}

describe("the rows of a page", () => {
  test("begin with its cover", async () => {
    begins(covered);
    expect(await load()).toEqual([["/video/one"], ["/video/two"]]);
  });

  test("lead from its cover to the player in the app's web view", async () => {
    begins(covered);
    expect((await load(true))[0]).toEqual(["/mobile/video/one"]);
  });

  test("begin with the first row without a cover", async () => {
    begins({});
    expect(await load()).toEqual([["/video/two"]]);
  });

  test("begin with the first row when it is a hero", async () => {
    begins(covered, "hero");
    expect(await load()).toEqual([["/video/two"]]);
  });
});
