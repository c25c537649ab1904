import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { SectionView } from "@/lib/sections/section-view";
import { useServer } from "../../support/use-server";
import { useBlindObservers } from "../support/blind-observers";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

const server = useServer();

useBlindObservers();

const values = (...names: string[]) => names.map((value, index) => ({ value, count: 9 - index }));
const facets: SectionView["facets"] = [
  { param: "stream_state", values: values("vod") },
  { param: "metadata.topic", values: values("Lakes", "Woods") },
  { param: "metadata.length", values: values("short", "long") },
];
const films = (extra: Partial<SectionView> = {}) =>
  section("films", { layout: "grid", showFilters: true, facets, total: 14, nextPage: 2, ...extra });

/** Responds with one item that is named by the request. Returns the choices and pages requested. */
function respondWithNames(response: (query: URLSearchParams) => object = () => ({})) {
  const requested: string[] = [];
  server.use(
    http.get("*/api/section-items", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const parts = ["sort_by", "filter_by", "page"].map((name) => query.get(name) ?? "");
      requested.push(parts.join(" "));
      const items = [card(`${parts[0]}${parts[2]}`)];
      return HttpResponse.json({ items, total: 3, nextPage: 2, facets, ...response(query) });
    }),
  );
  return requested;
}

const sort = () => screen.findByRole("combobox", { name: "Sort by" });
const chip = (name: string) => screen.findByRole("button", { name });
const links = () =>
  within(screen.getByRole("region", { name: "Row films" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const readStatus = () => screen.getByRole("status").textContent;

describe("a row with filters", () => {
  it("requests the chosen order, and shows the number of its items", async () => {
    const requested = respondWithNames();
    renderSite(pageOf([films()]));
    const select = await sort();
    expect([readStatus(), within(select).getAllByRole("option")[0]?.textContent]).toEqual([
      "14 results",
      "Featured",
    ]);
    await user.selectOptions(select, "Oldest");
    await waitFor(() => expect(links()).toEqual(["Film start_time1"]));
    expect([requested, readStatus()]).toEqual([["start_time  1"], "3 results"]);
  });

  it("combines a topic with the order, and keeps the focus on the pressed chip", async () => {
    const requested = respondWithNames();
    renderSite(pageOf([films()]));
    await user.selectOptions(await sort(), "Newest");
    await user.click(await chip("Woods 8"));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]).toBe("-start_time metadata.topic:Woods 1");
    const pressed = await screen.findByRole("button", { name: "Woods 8", pressed: true });
    expect(document.activeElement).toBe(pressed);
    await user.click(pressed);
    await waitFor(() => expect(requested[2]).toBe("-start_time  1"));
    expect(pressed.getAttribute("aria-pressed")).toBe("false");
  });

  it("shows more of what was chosen", async () => {
    const requested = respondWithNames();
    renderSite(pageOf([films()]));
    await user.selectOptions(await sort(), "Oldest");
    await waitFor(() => expect(links()).toEqual(["Film start_time1"]));
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(links()).toEqual(["Film start_time1", "Film start_time2"]));
    expect(requested).toEqual(["start_time  1", "start_time  2"]);
  });

  it("keeps the items until those of the choice arrive", async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/section-items", async () => {
        await late.promise;
        return HttpResponse.json({ items: [card("late")], total: 1, facets });
      }),
    );
    renderSite(pageOf([films()]));
    await user.click(await chip("Lakes 9"));
    const list = screen.getByRole("list");
    expect(links()).toEqual(["Film films1", "Film films2"]);
    expect([list.children.length, list.parentElement?.ariaBusy]).toEqual([2, "true"]);
    late.resolve();
    await waitFor(() => expect(links()).toEqual(["Film late"]));
  });

  it("says that nothing passes, and removes the filters but not the order", async () => {
    const requested = respondWithNames((query) =>
      query.get("filter_by") ? { items: [], total: 0, nextPage: undefined, facets: [] } : {},
    );
    renderSite(pageOf([films()]));
    await user.selectOptions(await sort(), "Oldest");
    await user.click(await chip("Lakes 9"));
    expect(await screen.findByText("There may be more without the filters.")).toBeDefined();
    expect(readStatus()).toBe("0 results");
    await user.click(screen.getByRole("button", { name: "Remove filters" }));
    await waitFor(() => expect(links()).toEqual(["Film start_time1"]));
    expect(requested.at(-1)).toBe("start_time  1");
    expect(document.activeElement).toBe(await sort());
  });

  it("keeps its controls when a choice fails, and retries that choice", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    renderSite(pageOf([films()]));
    await user.selectOptions(await sort(), "Oldest");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect([screen.queryByRole("link"), (await sort()).getAttribute("name")]).toEqual([
      null,
      "sort_by",
    ]);
    respondWithNames();
    await user.click(again);
    await waitFor(() => expect(links()).toEqual(["Film start_time1"]));
  });

  it("has a filter by state where its items are of several", async () => {
    renderSite(pageOf([films()]));
    await sort();
    expect(screen.queryByRole("combobox", { name: "Filter" })).toBeNull();
    const states = { param: "stream_state" as const, values: values("vod", "live") };
    renderSite(pageOf([films({ token: "mixed", facets: [states] })]));
    expect(await screen.findByRole("combobox", { name: "Filter" })).toBeDefined();
  });

  it.each([
    ["a provider that sends no facets", films({ facets: undefined })],
    ["a row without filters", films({ showFilters: undefined })],
  ])("has no controls for %s", (_, row) => {
    renderSite(pageOf([row]));
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(links()).toHaveLength(2);
  });
});
