import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useServer } from "../../support/use-server";
import { useBlindObservers } from "../support/blind-observers";
import { pageHeadings, pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

// A row of offers reads whether its viewer has a subscribers group.
const server = useServer(
  http.get("*/api/viewer", () => HttpResponse.json({ signedIn: false, alerts: 0 })),
);

useBlindObservers();

describe("a page of rows", () => {
  it("shows each episode number in a list once", async () => {
    const items = [1, 2].map((episode) =>
      card(`${episode}`, { series: { name: "Tides", episode } }),
    );
    renderSite(pageOf([section("episodes", { layout: "list", items, name: "Tides, in order" })]));
    const listItems = await screen.findAllByRole("listitem");
    expect(listItems.map((item) => item.textContent)).toEqual(["F1Film 1", "F2Film 2"]);
  });

  // docs/behaviour.md BE-514
  it.each([
    ["requests the first pictures with the page", "content", ["a", "b"]],
    ["requests no card's picture with a page that begins with a hero", "hero", []],
  ] as const)("%s", (_title, role, expected) => {
    const pictured = (token: string) => card(token, { picture: `/${token}-{w}.avif` });
    const first = section("first", { role, items: [pictured("h"), pictured("i"), pictured("j")] });
    const items = ["a", "b", "c", "d"].map(pictured);
    renderSite(pageOf([first, section("next", { name: "Next", items })]));
    const row = screen.getByRole("region", { name: "Next" });
    const atOnce = [...row.querySelectorAll("img")].filter(
      ({ loading, sizes }) => loading !== "lazy" && !sizes.startsWith("auto"),
    );
    expect(atOnce.map(({ src }) => /\/(\w)-640/.exec(src)?.[1])).toEqual(expected);
  });

  it("shows in a list of events once which are live, and when the others start", async () => {
    const live = card("a", { state: "live", startTime: 0 });
    const next = card("b", { state: "scheduled", startTime: Date.UTC(2026, 10, 26, 20) });
    renderSite(pageOf([section("events", { layout: "list", items: [live, next] })]));
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first && within(first).getAllByText("Live")).toHaveLength(1);
    expect(second?.querySelectorAll("svg, [data-time-format='date-time']")).toHaveLength(0);
    expect(second && within(second).getByText("Scheduled")).toBeDefined();
  });

  it("shows the lowest price of an offer once, and links to its prices", () => {
    const price = { amount: "2.49", currency: "EUR", period: "month" } as const;
    const offer = card("all", {
      kind: "paywall",
      title: "All films",
      price,
      href: "/paywalls/all",
    });
    renderSite(pageOf([section("offer", { role: "paywall", name: "Stay", items: [offer] })]));
    const row = within(screen.getByRole("region", { name: "Stay" }));
    expect(row.getByText("From €2.49 a month")).toBeDefined();
    expect(row.getByRole("link", { name: "Choose how to watch" }).getAttribute("href")).toBe(
      "/paywalls/all",
    );
  });

  it("has every offer of a row of paywalls, each with its name, price and link", async () => {
    const offer = (token: string, title: string, amount: string) =>
      card(token, {
        kind: "paywall",
        title,
        price: { amount, currency: "EUR", period: "month" },
        href: `/paywalls/${token}`,
      });
    const items = [offer("all", "All films", "9.99"), offer("shorts", "Short films", "2.49")];
    const row = section("offer", { role: "paywall", layout: "list", name: "Stay", items });
    renderSite(pageOf([row]));
    const stay = within(screen.getByRole("region", { name: "Stay" }));
    const offers = await stay.findAllByRole("listitem");
    expect(offers.map((item) => within(item).getByRole("heading").textContent)).toEqual([
      "All films",
      "Short films",
    ]);
    const links = offers.map((item) => within(item).getByRole("link"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/paywalls/all",
      "/paywalls/shorts",
    ]);
    expect(screen.getByRole("link", { description: "Short films" })).toBe(links[1]);
    expect(offers[1]?.textContent).toContain("From €2.49 a month");
  });

  it("names the only offer of a row with a name", () => {
    const offer = card("all", { kind: "paywall", title: "All films", href: "/paywalls/all" });
    renderSite(pageOf([section("offer", { role: "paywall", name: "Stay", items: [offer] })]));
    expect(screen.getByRole("heading", { name: "All films" })).toBeDefined();
  });

  it("has the hero's title as its only h1 when a hero is first", () => {
    renderSite(pageOf([section("top", { role: "hero", layout: "hero" }), section("row")]));
    expect(pageHeadings()).toEqual(["Film top1"]);
  });

  it("has its own name as its only h1 when no hero is first", () => {
    renderSite(pageOf([section("row"), section("late", { role: "hero", layout: "hero" })]));
    expect(pageHeadings()).toEqual(["Meridian"]);
  });

  it("shows each row as a region of its name, with one link per card named by its content", () => {
    renderSite(pageOf([section("row")]));
    const links = within(screen.getByRole("region", { name: "Row row" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Film row1", "/video/row1"],
      ["Film row2", "/video/row2"],
    ]);
  });

  it("renders a row whose cards lack picture, length and text", () => {
    renderSite(
      pageOf([
        section("row", { items: [card("bare"), card("whole", { picture: "https://a/{w}" })] }),
      ]),
    );
    expect(screen.getByRole("link", { name: "Film bare" })).toBeDefined();
    expect(document.querySelector("img")?.getAttribute("srcset")).toContain("https://a/320 320w");
  });

  it("appends the next rows by the button, and focuses the first of them", async () => {
    server.use(
      http.get("*/api/sections", () => HttpResponse.json({ sections: [section("next")] })),
    );
    renderSite(pageOf([section("row")], { nextPage: 2 }));
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    const first = await screen.findByRole("link", { name: "Film next1" });
    await expectFocus(first);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(screen.getByText("2 more shown")).toBeDefined();
  });

  it("does not move the focus of a viewer who has moved on meanwhile", async () => {
    const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/sections", async () => {
        await responded;
        return HttpResponse.json({ sections: [section("next")] });
      }),
    );
    renderSite(pageOf([section("row")], { nextPage: 2 }));
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    const chosen = screen.getByRole("link", { name: "Film row1" });
    chosen.focus();
    respond();
    await screen.findByRole("link", { name: "Film next1" });
    expect(await screen.findByText("2 more shown")).toBeDefined();
    expect(document.activeElement).toBe(chosen);
  });

  it("offers a retry when the next rows cannot be loaded", async () => {
    server.use(http.get("*/api/sections", () => HttpResponse.json({}, { status: 503 })));
    renderSite(pageOf([section("row")], { nextPage: 2 }));
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.getByText("This section couldn’t be loaded.")).toBeDefined();
  });
});
