import { beforeEach, describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { createViewerRequest } from "../../../lib/pages/viewer-request.ts";
import { loadVideoPage } from "../../../lib/pages/load-video-page.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const sections = "/ch/tiny/pages/front/sections";
const items = `${sections}/row/content`;

function getContext(call: string, query: Record<string, string>) {
  const params = new URLSearchParams({ page_id: "front", section_id: "row", ...query });
  return handleApiCall("GET", call, new Headers({ host }), params);
}

const countRequests = (path: string) =>
  provider().requestedPaths.filter((requested) => requested === path).length;
const queryOf = (path: string) => provider().sentTo(path)?.query;

beforeEach(() => respond(items, 200, { data: [], paging: { page: 1, total_items: 0 } }));

describe.each([
  ["sections", sections],
  ["section-items", items],
])("the context of /api/%s", (call, path) => {
  test("is sent to the provider when it is a content", async () => {
    await getContext(call, { context: "one" });
    expect(queryOf(path)).toContain("context=one");
  });

  test("is sent to the provider when the content is denied to visitors", async () => {
    respond("/ch/tiny/content/paid-one", 402, { statusCode: 402 });
    await getContext(call, { context: "paid-one" });
    expect(queryOf(path)).toContain("context=paid-one");
  });

  test("is dropped when it is no content, so that one cached response serves all such requests", async () => {
    for (const context of ["made-up-1", "made-up-2", "made-up-3"])
      await getContext(call, { context });
    expect([countRequests(path), queryOf(path)?.includes("context")]).toEqual([1, false]);
  });

  test("is dropped while the provider cannot say whether it is a content", async () => {
    respond("/ch/tiny/content/unheard-of", 500, {});
    expect((await getContext(call, { context: "unheard-of" })).status).toBe(200);
    expect(queryOf(path)).not.toContain("context");
  });
});

test("a content whose page was loaded is accepted as a context without another call", async () => {
  const visit = await createViewerRequest(new Headers({ host }), new URLSearchParams());
  if (!visit) throw new Error("the tiny channel is there");
  respond("/ch/tiny/content/just-seen", 200, {
    token: "just-seen",
    input: { name: "Just seen", stream_state: "vod" },
  });
  await loadVideoPage(visit, "just-seen", "just-seen");
  await getContext("sections", { context: "just-seen" });
  expect(countRequests("/ch/tiny/content/just-seen")).toBe(1);
  expect(queryOf(sections)).toContain("context=just-seen");
});

test("a content that plays on another page is requested without an invalid context", async () => {
  const visit = await createViewerRequest(new Headers({ host }), new URLSearchParams());
  if (!visit) throw new Error("the tiny channel is there");
  await expect(loadVideoPage(visit, "made-up", "one")).rejects.toMatchObject({ code: 404 });
  expect(countRequests("/ch/tiny/content/one")).toBe(0);
});
