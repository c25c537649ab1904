import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionView } from "@/lib/sections/section-view";
import { useServer } from "../../support/use-server";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { useStillRows } from "../support/still-rows";
import { user } from "../support/user";

const server = useServer();

useStillRows();
beforeEach(() => localStorage.clear());

const list = (extra: Partial<SectionView> = {}) =>
  section("list", { role: "watch_list", personal: "watch_list", items: [], ...extra });

const renderRows = (sections: SectionView[], search?: { q: string }) =>
  renderSite(pageOf(sections, { search }));

const viewerIs = (signedIn: boolean) =>
  server.use(http.get("*/api/viewer", () => HttpResponse.json({ signedIn, alerts: 0 })));
const row = () => within(screen.getByRole("region", { name: "Row list" }));

describe("a personal row", () => {
  it("is filled by the browser, and remembered for the next page", async () => {
    viewerIs(true);
    server.use(
      http.get("*/api/personal-items", ({ request }) => {
        expect(new URL(request.url).searchParams.get("section_id")).toBe("list");
        return HttpResponse.json({ items: [card("mine")], total: 1 });
      }),
    );
    renderRows([section("row"), list()]);
    expect(await row().findByRole("link", { name: "Film mine" })).toBeDefined();
    expect(localStorage.getItem("mq_lists")).toBe("watch_list");
  });

  it("is not remembered while it is empty", async () => {
    localStorage.setItem("mq_lists", "continue_watching watch_list");
    viewerIs(true);
    server.use(http.get("*/api/personal-items", () => HttpResponse.json({ items: [], total: 0 })));
    renderRows([section("row"), list()]);
    await waitFor(() => expect(localStorage.getItem("mq_lists")).toBe("continue_watching"));
  });

  it("is not requested for a visitor, and shows how to get one", async () => {
    viewerIs(false);
    renderRows([list()]);
    const link = await screen.findByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/user/signIn");
  });

  it("that cannot be loaded shows an error, and is requested again by the button", async () => {
    viewerIs(true);
    server.use(http.get("*/api/personal-items", () => HttpResponse.json({}, { status: 503 })));
    renderRows([list()]);
    expect(await row().findByRole("button", { name: "Try again" })).toBeDefined();
    expect(row().getByText("This section couldn’t be loaded.")).toBeDefined();
  });
});

it("a row without a response shows an error after a time limit", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  viewerIs(true);
  const isRequested = Promise.withResolvers<void>();
  server.use(
    http.get("*/api/personal-items", () => {
      isRequested.resolve();
      return new Promise<never>(() => {});
    }),
  );
  renderRows([list()]);
  await isRequested.promise;
  expect(row().queryByRole("button", { name: "Try again" })).toBeNull();
  patience.abort(new DOMException("too long", "TimeoutError"));
  expect(await row().findByRole("button", { name: "Try again" })).toBeDefined();
  timeout.mockRestore();
});

it("a personal row is requested as personal by its button too", async () => {
  viewerIs(true);
  const isDown = { value: true };
  server.use(
    http.get("*/api/personal-items", () =>
      isDown.value
        ? HttpResponse.json({}, { status: 503 })
        : HttpResponse.json({ items: [card("mine")], total: 1 }),
    ),
  );
  renderRows([list()]);
  const again = await row().findByRole("button", { name: "Try again" });
  isDown.value = false;
  await user.click(again);
  expect(await row().findByRole("link", { name: "Film mine" })).toBeDefined();
});

it("further pages of a personal row are requested as personal", async () => {
  viewerIs(true);
  server.use(
    http.get("*/api/personal-items", ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      const nextPage = page < 2 ? page + 1 : undefined;
      return HttpResponse.json({ items: [card(`p${page}`)], total: 2, nextPage });
    }),
  );
  renderRows([list({ layout: "grid" })]);
  await user.click(await row().findByRole("button", { name: "Show more" }));
  expect(await row().findByRole("link", { name: "Film p2" })).toBeDefined();
});

describe("a row of search results", () => {
  const found = () => section("found", { role: "search", layout: "grid", items: [] });

  it("is filled with the results for the query of the URL", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        return HttpResponse.json({ items: [card(q)], total: 1 });
      }),
    );
    renderRows([found()], { q: "lakes" });
    expect(await screen.findByRole("link", { name: "Film lakes" })).toBeDefined();
  });

  it("requests its further pages with the same query", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const { searchParams } = new URL(request.url);
        const name = `${searchParams.get("q")}${searchParams.get("page")}`;
        const nextPage = name === "lakes1" ? 2 : undefined;
        return HttpResponse.json({ items: [card(name)], total: 2, nextPage });
      }),
    );
    renderRows([found()], { q: "lakes" });
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: "Film lakes2" })).toBeDefined();
  });

  it("on any other page is filled with the results for the query of its URL", async () => {
    history.replaceState(null, "", "/pages/lakes?q=%20reed");
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        return HttpResponse.json({ items: [card(q)], total: 1 });
      }),
    );
    renderRows([section("row"), found()]);
    expect(await screen.findByRole("link", { name: "Film reed" })).toBeDefined();
  });

  it("is not rendered without a query", () => {
    history.replaceState(null, "", "/pages/lakes?q=%20");
    renderRows([found(), section("row")]);
    expect(screen.queryByRole("region", { name: "Row found" })).toBeNull();
  });
});

describe("a page of many rows", () => {
  const many = Array.from({ length: 21 }, (_, index) => section(`r${index}`));

  it("begins with the cards of the first, and with the headings of all", () => {
    renderRows(many);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(21);
    expect(screen.getAllByRole("link")).toHaveLength(16);
  });

  it("has all cards of twenty rows", () => {
    renderRows(many.slice(1));
    expect(screen.getAllByRole("link")).toHaveLength(40);
  });
});

it("a list of hundreds begins with its first cards", () => {
  const items = Array.from({ length: 300 }, (_, index) => card(`c${index}`));
  renderRows([section("row", { layout: "grid", items })]);
  expect(screen.getAllByRole("link")).toHaveLength(72);
});
