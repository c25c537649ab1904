import { expect, it } from "vitest";
import { getSectionItems } from "../../../lib/provider-api/page.ts";
import { getViewerContentStates } from "../../../lib/provider-api/lists.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const viewer = { ip: "203.0.113.9", userAgent: "Browser/1.0" };
const callContext = { viewer, language: "en" as const };

// docs/provider-api.md PA-328
it("sends a notice with the path of what was left out of the catalogue", async () => {
  const items = "/ch/tiny/pages/front/sections/row/content";
  const input = { name: "One", start_time: 1e17 };
  respond(items, 200, { data: [{ token: "one", type: "video", input }] });
  await getSectionItems(callContext, "tiny", { pageId: "front", sectionId: "row" });
  await expect
    .poll(() => provider().sentTo("/ch/tiny/notices")?.body)
    .toEqual({
      kind: "values",
      detail: `${items}: data.0.input.start_time: expected a time of the years 1000 to 9999`,
    });
});

// docs/provider-api.md PA-328
it("sends no notice of what was left out of a viewer's own data", async () => {
  const tiny = aChannel({ token: "other", channel_id: "t1" });
  const path = "/ch/other/users/me/viewership-metadata";
  respond(path, 200, { data: { one: { watchlistAddedAt: 1e17 } } });
  expect((await getViewerContentStates(callContext, tiny)).data.one).toEqual({});
  expect(provider().sentTo("/ch/other/notices")).toBeUndefined();
});
