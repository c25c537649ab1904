import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchForm } from "@/components/header/search-form";
import { setSearchTracker } from "@/lib/analytics/search-tracker";
import { useServer } from "../../support/use-server";
import { card } from "../support/render-site";
import { field, list, titles } from "../support/search-box";
import { useStillRows } from "../support/still-rows";
import { user } from "../support/user";
import { respondToSearches, renderSearchPage, found, links, readStatus } from "./support";

vi.mock("next/navigation", () => import("../support/router-hooks"));

const server = useServer();

useStillRows();
afterEach(() => setSearchTracker(undefined));

const one = (token: string, more: object = {}) => ({
  body: { items: [card(token)], total: 1, ...more },
});
const none = { body: { items: [], total: 0 } };
const facets = [
  {
    param: "stream_state" as const,
    values: [
      { value: "live", count: 2 },
      { value: "vod", count: 9 },
    ],
  },
  {
    param: "metadata.topic" as const,
    values: [
      { value: "Lakes", count: 4 },
      { value: "Seas", count: 3 },
    ],
  },
  { param: "metadata.length" as const, values: [{ value: "short", count: 2 }] },
];
const first = (more: object = {}) =>
  found({ items: [card("first")], total: 1234, facets, ...more });
const sort = () => screen.getByRole("combobox", { name: "Sort by" });
const filter = () => screen.getByRole("combobox", { name: "Filter" });

describe("a page of results", () => {
  it("shows the results of the server, and requests nothing", () => {
    const requested = respondToSearches(server, () => none);
    renderSearchPage("?q=lakes", [first()]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Search results for “lakes”",
    );
    expect([readStatus(), links(), requested]).toEqual(["1,234 results", ["Film first"], []]);
  });

  it("shows the display text instead of the query", () => {
    respondToSearches(server, () => none);
    renderSearchPage("?q=a1b2&display_search=Great+lakes", [first()]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("“Great lakes”");
  });

  it("requests another sort order in place, and shows it", async () => {
    const requested = respondToSearches(server, () => one("newest"));
    renderSearchPage("?q=lakes&lng=en&filter_by=tags:sea", [first()]);
    await user.selectOptions(sort(), "Newest");
    await waitFor(() => expect(links()).toEqual(["Film newest"]));
    expect(requested).toEqual(["q=lakes&sort_by=-start_time&filter_by=tags%3Asea"]);
    expect(location.search).toBe("?q=lakes&sort_by=-start_time&filter_by=tags%3Asea&lng=en");
    expect(readStatus()).toBe("1 result");
  });

  it("replaces the previous filter of its kind, and preserves filters that are not shown", async () => {
    const requested = respondToSearches(server, () => one("live"));
    renderSearchPage("?q=lakes&filter_by=metadata.mood:calm,stream_state:vod", [first()]);
    await user.selectOptions(filter(), "Live");
    await waitFor(() => expect(links()).toEqual(["Film live"]));
    expect(requested).toEqual(["q=lakes&filter_by=metadata.mood%3Acalm%2Cstream_state%3Alive"]);
  });

  it("offers topics with their counts, chosen and removed by a press", async () => {
    const requested = respondToSearches(server, () => one("lake", { facets }));
    renderSearchPage("?q=lakes", [first()]);
    const topics = within(screen.getByRole("group", { name: "Topic" }));
    expect(screen.queryByRole("group", { name: "Length" })).toBeNull();
    await user.click(topics.getByRole("button", { name: "Lakes 4" }));
    await waitFor(() => expect(links()).toEqual(["Film lake"]));
    expect(requested).toEqual(["q=lakes&filter_by=metadata.topic%3ALakes"]);
    const chosen = await screen.findByRole("button", { name: "Lakes 4", pressed: true });
    await user.click(chosen);
    await waitFor(() => expect(links()).toEqual(["Film first"]));
    expect(location.search).toBe("?q=lakes");
  });

  it("announces the results of a state without changing its name", () => {
    respondToSearches(server, () => none);
    renderSearchPage("?q=lakes", [first()]);
    const options = within(filter()).getAllByRole("option");
    expect(options.map(({ textContent, dataset }) => [textContent, dataset.count])).toEqual([
      ["All", undefined],
      ["Live", "2"],
      ["VOD", "9"],
      ["Scheduled", "0"],
    ]);
  });

  it("shows the response to the last choice, whichever arrives last", async () => {
    const slow = Promise.withResolvers<typeof none>();
    respondToSearches(server, (query) =>
      query.get("sort_by") === "-start_time" ? slow.promise : one("oldest"),
    );
    renderSearchPage("?q=lakes", [first()]);
    await user.selectOptions(sort(), "Newest");
    await waitFor(() => expect(readStatus()).toBe("Searching …"));
    expect(links()).toEqual(["Film first"]);
    await user.selectOptions(sort(), "Oldest");
    await waitFor(() => expect(links()).toEqual(["Film oldest"]));
    slow.resolve(one("newest") as never);
    await user.click(document.body);
    expect([links(), readStatus()]).toEqual([["Film oldest"], "1 result"]);
  });

  it("goes back to earlier results without a request", async () => {
    const requested = respondToSearches(server, () => one("newest"));
    renderSearchPage("?q=lakes", [first()]);
    await user.selectOptions(sort(), "Newest");
    await waitFor(() => expect(links()).toEqual(["Film newest"]));
    history.back();
    await waitFor(() => expect(links()).toEqual(["Film first"]));
    expect([requested.length, readStatus()]).toEqual([1, "1,234 results"]);
    expect(sort()).toHaveProperty("value", "");
  });

  it("searches in place for a query of the header's field, with the default order", async () => {
    const requested = respondToSearches(server, () => one("sea"));
    server.use(titles());
    const query = "?q=lakes&sort_by=start_time&filter_by=tags:sea";
    renderSearchPage(query, [first()], "/search", <SearchForm />);
    await user.click(field());
    await list();
    await user.clear(field());
    await user.keyboard("the  sea{Enter}");
    await waitFor(() => expect(links()).toEqual(["Film sea"]));
    expect(requested).toEqual(["q=the+sea"]);
    expect(location.pathname + location.search).toBe("/search?q=the+sea");
  });

  it("shows a rate limit of searches, and retries", async () => {
    let limited = true;
    respondToSearches(server, () =>
      limited ? { status: 429, body: { code: 429, message: "Too many requests" } } : one("newest"),
    );
    renderSearchPage("?q=lakes", [first()]);
    await user.selectOptions(sort(), "Newest");
    expect(await screen.findByText("Too many requests")).toBeDefined();
    limited = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(links()).toEqual(["Film newest"]));
    expect(readStatus()).toBe("1 result");
  });
});

describe("a search without results", () => {
  it("shows a suggested query, popular searches and new films", async () => {
    respondToSearches(server, () => none);
    renderSearchPage("?q=laeks", [found({ total: 0, didYouMean: "lakes" })]);
    expect(readStatus()).toBe("Nothing found for “laeks”");
    const meant = screen.getAllByRole("link", { name: "lakes" })[0];
    expect(meant?.getAttribute("href")).toBe("/search?q=lakes");
    const trends = within(await screen.findByRole("navigation", { name: "Popular searches" }));
    expect(trends.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["lakes"]);
    expect(await screen.findByRole("region", { name: "Row fresh" })).toBeDefined();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("with filters offers to remove them", async () => {
    respondToSearches(server, () => none);
    renderSearchPage("?q=lakes&sort_by=start_time&filter_by=stream_state:live", [
      found({ total: 0 }),
    ]);
    const all = screen.getByRole("link", { name: "Remove filters" });
    expect(all.getAttribute("href")).toBe("/search?q=lakes&sort_by=start_time");
    expect(filter()).toHaveProperty("value", "stream_state:live");
  });

  it("without a query prompts for one", async () => {
    const requested = respondToSearches(server, () => none);
    renderSearchPage("?q=%20", [found()]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Search");
    expect(await screen.findByRole("region", { name: "Row fresh" })).toBeDefined();
    expect(requested).toEqual([]);
  });
});

it("has its own field in the app's web view, which has no header", () => {
  respondToSearches(server, () => none);
  renderSearchPage("", [found()], "/mobile/search");
  const form = screen.getByRole("search");
  expect(form.getAttribute("action")).toBe("/mobile/search");
  expect(within(form).getByRole("searchbox", { name: "Search" })).toHaveProperty("required", true);
});

describe("searches are counted", () => {
  it("when they have results: the server's own, and each that the page requests", async () => {
    const events: unknown[] = [];
    setSearchTracker((event) => events.push(event));
    // Events left by earlier tests.
    events.length = 0;
    respondToSearches(server, (query) => (query.has("filter_by") ? none : one("newest")));
    renderSearchPage("?q=Lakes", [first()]);
    await user.selectOptions(sort(), "Newest");
    await waitFor(() => expect(links()).toEqual(["Film newest"]));
    await user.selectOptions(filter(), "Live");
    await waitFor(() => expect(readStatus()).toBe("Nothing found for “Lakes”"));
    const event = { search_query: "Lakes", search_query_lower_cased: "lakes", type: "user" };
    expect(events).toEqual([
      { ...event, results: 1234 },
      { ...event, results: 1 },
    ]);
  });
});
