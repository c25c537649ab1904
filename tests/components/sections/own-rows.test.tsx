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

const draw = (sections: SectionView[], search?: { q: string }) =>
  renderSite(pageOf(sections, { search }));

const viewerIs = (signedIn: boolean) =>
  server.use(http.get("*/api/viewer", () => HttpResponse.json({ signedIn, alerts: 0 })));
const row = () => within(screen.getByRole("region", { name: "Row list" }));

describe("a row of a viewer's own", () => {
  it("is filled by the browser, and remembered for the next page", async () => {
    viewerIs(true);
    server.use(
      http.get("*/api/personal-items", ({ request }) => {
        expect(new URL(request.url).searchParams.get("section_id")).toBe("list");
        return HttpResponse.json({ items: [card("mine")], total: 1 });
      }),
    );
    draw([section("row"), list()]);
    expect(await row().findByRole("link", { name: "Film mine" })).toBeDefined();
    expect(localStorage.getItem("mq_lists")).toBe("watch_list");
  });

  it("that is empty is not remembered", async () => {
    localStorage.setItem("mq_lists", "continue_watching watch_list");
    viewerIs(true);
    server.use(http.get("*/api/personal-items", () => HttpResponse.json({ items: [], total: 0 })));
    draw([section("row"), list()]);
    await waitFor(() => expect(localStorage.getItem("mq_lists")).toBe("continue_watching"));
  });

  it("is not asked for a visitor, and tells how to have one", async () => {
    viewerIs(false);
    draw([list()]);
    const link = await screen.findByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/user/signIn");
  });

  it("that can't be had says so in its place, and is asked again by the button", async () => {
    viewerIs(true);
    server.use(http.get("*/api/personal-items", () => HttpResponse.json({}, { status: 503 })));
    draw([list()]);
    expect(await row().findByRole("button", { name: "Try again" })).toBeDefined();
    expect(row().getByText("This section couldn’t be loaded.")).toBeDefined();
  });
});

it("a row that is never answered says so once nobody would wait any longer", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  viewerIs(true);
  const isAsked = Promise.withResolvers<void>();
  server.use(
    http.get("*/api/personal-items", () => {
      isAsked.resolve();
      return new Promise<never>(() => {});
    }),
  );
  draw([list()]);
  await isAsked.promise;
  expect(row().queryByRole("button", { name: "Try again" })).toBeNull();
  patience.abort(new DOMException("too long", "TimeoutError"));
  expect(await row().findByRole("button", { name: "Try again" })).toBeDefined();
  timeout.mockRestore();
});

it("a row of a viewer's own is asked for as theirs by its button too", async () => {
  viewerIs(true);
  const isDown = { value: true };
  server.use(
    http.get("*/api/personal-items", () =>
      isDown.value
        ? HttpResponse.json({}, { status: 503 })
        : HttpResponse.json({ items: [card("mine")], total: 1 }),
    ),
  );
  draw([list()]);
  const again = await row().findByRole("button", { name: "Try again" });
  isDown.value = false;
  await user.click(again);
  expect(await row().findByRole("link", { name: "Film mine" })).toBeDefined();
});

it("further pages of a viewer's own row are asked for as theirs", async () => {
  viewerIs(true);
  server.use(
    http.get("*/api/personal-items", ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      const nextPage = page < 2 ? page + 1 : undefined;
      return HttpResponse.json({ items: [card(`p${page}`)], total: 2, nextPage });
    }),
  );
  draw([list({ layout: "grid" })]);
  await user.click(await row().findByRole("button", { name: "Show more" }));
  expect(await row().findByRole("link", { name: "Film p2" })).toBeDefined();
});

describe("a row of search results", () => {
  const found = () => section("found", { role: "search", layout: "grid", items: [] });

  it("is filled with what the words of the address find", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        return HttpResponse.json({ items: [card(q)], total: 1 });
      }),
    );
    draw([found()], { q: "lakes" });
    expect(await screen.findByRole("link", { name: "Film lakes" })).toBeDefined();
  });

  it("asks for its further pages with the same words", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const { searchParams } = new URL(request.url);
        const name = `${searchParams.get("q")}${searchParams.get("page")}`;
        const nextPage = name === "lakes1" ? 2 : undefined;
        return HttpResponse.json({ items: [card(name)], total: 2, nextPage });
      }),
    );
    draw([found()], { q: "lakes" });
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: "Film lakes2" })).toBeDefined();
  });

  it("on any other page is filled with what the words of its address find", async () => {
    history.replaceState(null, "", "/pages/lakes?q=%20reed");
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        return HttpResponse.json({ items: [card(q)], total: 1 });
      }),
    );
    draw([section("row"), found()]);
    expect(await screen.findByRole("link", { name: "Film reed" })).toBeDefined();
  });

  it("is not there without words", () => {
    history.replaceState(null, "", "/pages/lakes?q=%20");
    draw([found(), section("row")]);
    expect(screen.queryByRole("region", { name: "Row found" })).toBeNull();
  });
});

describe("a page of many rows", () => {
  const many = Array.from({ length: 21 }, (_, index) => section(`r${index}`));

  it("begins with the cards of the first, and with the headings of all", () => {
    draw(many);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(21);
    expect(screen.getAllByRole("link")).toHaveLength(16);
  });

  it("has all cards of twenty rows", () => {
    draw(many.slice(1));
    expect(screen.getAllByRole("link")).toHaveLength(40);
  });
});

it("a list of hundreds begins with its first cards", () => {
  const items = Array.from({ length: 300 }, (_, index) => card(`c${index}`));
  draw([section("row", { layout: "grid", items })]);
  expect(screen.getAllByRole("link")).toHaveLength(72);
});
