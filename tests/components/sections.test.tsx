import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import type { SectionView } from "@/lib/sections/section-view";
import { useBlindObservers } from "./support/blind-observers";
import { useServer } from "../support/use-server";
import { card, renderSite, section } from "./support/render-site";
import { user } from "./support/user";

const server = useServer();

useBlindObservers();

const draw = (sections: SectionView[], more: { nextPage?: number } = {}) =>
  renderSite(
    <PageSections
      pageKey="home"
      pageId="p1"
      channel={{ style: { theme: { background: "#000" } } }}
      sections={sections}
      heading="Meridian"
      {...more}
    />,
  );

const headings = () => screen.getAllByRole("heading", { level: 1 }).map((h) => h.textContent);

describe("a page of rows", () => {
  it("says in a list once, by its number, which episode is which", async () => {
    const items = [1, 2].map((episode) =>
      card(`${episode}`, { series: { name: "Tides", episode } }),
    );
    draw([section("episodes", { layout: "list", items, name: "Tides, in order" })]);
    const drawn = await screen.findAllByRole("listitem");
    expect(drawn.map((item) => item.textContent)).toEqual(["F1Film 1", "F2Film 2"]);
  });

  it("says in a list of events once what is live, and when the others start", async () => {
    const live = card("a", { state: "live", startTime: 0 });
    const next = card("b", { state: "scheduled", startTime: Date.UTC(2026, 10, 26, 20) });
    draw([section("events", { layout: "list", items: [live, next] })]);
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first && within(first).getAllByText("Live")).toHaveLength(1);
    expect(second?.querySelectorAll("svg, [data-time-format='date-time']")).toHaveLength(0);
    expect(second && within(second).getByText("Scheduled")).toBeDefined();
  });

  it("says once what an offer costs at least, and leads to its prices", () => {
    const price = { amount: "2.49", currency: "EUR", period: "month" } as const;
    const offer = card("all", {
      kind: "paywall",
      title: "All films",
      price,
      href: "/paywalls/all",
    });
    draw([section("offer", { role: "paywall", name: "Stay", items: [offer] })]);
    const row = within(screen.getByRole("region", { name: "Stay" }));
    expect(row.getByText("From €2.49 a month")).toBeDefined();
    expect(row.getByRole("link", { name: "Choose how to watch" }).getAttribute("href")).toBe(
      "/paywalls/all",
    );
  });

  it("has the hero's title as its one h1 when a hero leads", () => {
    draw([section("top", { role: "hero", layout: "hero" }), section("row")]);
    expect(headings()).toEqual(["Film top1"]);
  });

  it("has its own name as its one h1 when no hero leads", () => {
    draw([section("row"), section("late", { role: "hero", layout: "hero" })]);
    expect(headings()).toEqual(["Meridian"]);
  });

  it("shows each row as a region of its name, with one link per card named by its content", () => {
    draw([section("row")]);
    const links = within(screen.getByRole("region", { name: "Row row" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Film row1", "/video/row1"],
      ["Film row2", "/video/row2"],
    ]);
  });

  it("keeps a row whose cards lack picture, length and text", () => {
    draw([section("row", { items: [card("bare"), card("whole", { picture: "https://a/{w}" })] })]);
    expect(screen.getByRole("link", { name: "Film bare" })).toBeDefined();
    expect(document.querySelector("img")?.getAttribute("srcset")).toContain("https://a/320 320w");
  });

  it("appends the next rows by the button, and puts the focus on the first of them", async () => {
    server.use(
      http.get("*/api/sections", () => HttpResponse.json({ sections: [section("next")] })),
    );
    draw([section("row")], { nextPage: 2 });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    const first = await screen.findByRole("link", { name: "Film next1" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(screen.getByText("2 more shown")).toBeDefined();
  });

  it("leaves the focus of a viewer who has gone on meanwhile where it is", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/sections", async () => {
        await answered;
        return HttpResponse.json({ sections: [section("next")] });
      }),
    );
    draw([section("row")], { nextPage: 2 });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    const chosen = screen.getByRole("link", { name: "Film row1" });
    chosen.focus();
    answer();
    await screen.findByRole("link", { name: "Film next1" });
    expect(await screen.findByText("2 more shown")).toBeDefined();
    expect(document.activeElement).toBe(chosen);
  });

  it("offers to try again when the next rows can't be had", async () => {
    server.use(http.get("*/api/sections", () => HttpResponse.json({}, { status: 503 })));
    draw([section("row")], { nextPage: 2 });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.getByText("This section couldn’t be loaded.")).toBeDefined();
  });
});

describe("a grid whose next cards can't be had", () => {
  it("says so once and offers one way to try again", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    draw([section("row", { layout: "grid", nextPage: 2 })]);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findAllByRole("button", { name: "Try again" })).toHaveLength(1);
    expect(screen.getAllByText("This section couldn’t be loaded.")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Film row1" })).toBeDefined();
  });
});

describe("a row that failed", () => {
  it("says so and fills itself when tried again", async () => {
    const items = [card("late")];
    server.use(http.get("*/api/section-items", () => HttpResponse.json({ items, total: 1 })));
    draw([section("row", { error: { code: 503 }, items: [] })]);
    const row = within(screen.getByRole("region", { name: "Row row" }));
    expect(row.getByText("This section couldn’t be loaded.")).toBeDefined();
    await user.click(row.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Film late" })).toBeDefined();
  });
});

describe("a row that was refused", () => {
  it.each([
    ["in the words that came", { code: 403, message: "For the crew alone" }, "For the crew alone"],
    ["as a missing part, where nobody answered", { code: 0 }, "This section couldn’t be loaded."],
    ["as a missing part, for want of words", { code: 418 }, "This section couldn’t be loaded."],
    [
      "as a missing part, where our side fails",
      { code: 500, message: "stack overflow" },
      "This section couldn’t be loaded.",
    ],
  ])("says so %s", (_, error, words) => {
    draw([section("row", { error, items: [] })]);
    expect(screen.getByText(words)).toBeDefined();
  });

  it("says so under the items that it has, when more of them are refused", async () => {
    server.use(
      http.get("*/api/section-items", () =>
        HttpResponse.json({ code: 429, message: "Slowly" }, { status: 429 }),
      ),
    );
    draw([section("row", { layout: "grid", nextPage: 2 })]);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Slowly")).toBeDefined();
    expect(screen.getByRole("link", { name: "Film row1" })).toBeDefined();
  });

  it("keeps its tabs where another may be chosen", () => {
    const tabs = [
      { token: "all", name: "All" },
      { token: "new", name: "New" },
    ];
    const error = { code: 404, message: "Nothing of all" };
    draw([section("row", { layout: "grid", tabs, selectedTab: "all", items: [], error })]);
    expect(screen.getByText("Nothing of all")).toBeDefined();
    expect(screen.getByRole("tab", { name: "New" })).toBeDefined();
  });
});

describe("a row with tabs", () => {
  const tabs = [
    { token: "all", name: "All" },
    { token: "new", name: "New" },
  ];

  it("shows the items of the tab that was chosen, by arrow keys too", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const tab = new URL(request.url).searchParams.get("tab");
        return HttpResponse.json({ items: [card(`of-${tab}`)], total: 1 });
      }),
    );
    draw([section("row", { layout: "grid", tabs, selectedTab: "all" })]);
    const first = screen.getByRole("tab", { name: "All" });
    first.focus();
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("link", { name: "Film of-new" })).toBeDefined();
    expect(screen.getByRole("tab", { name: "New" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "New" })).toBeDefined();
  });

  it("shows nothing of the tab that was left when the chosen one fails, and tries that again", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    draw([section("row", { tabs, selectedTab: "all", nextPage: 2 })]);
    await user.click(screen.getByRole("tab", { name: "New" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByRole("link", { name: "Film row1" })).toBeNull();
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const name = `${asked.get("tab")}-${asked.get("page")}`;
        return HttpResponse.json({ items: [card(name)], total: 1 });
      }),
    );
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Film new-1" })).toBeDefined();
  });

  it("is busy while the items of another tab come, and not while more of the same do", async () => {
    const asked: string[] = [];
    const held = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/section-items", async ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("page") ?? "");
        await held.promise;
        return HttpResponse.json({ items: [card("late")], total: 9 });
      }),
    );
    draw([section("row", { layout: "grid", tabs, selectedTab: "all", nextPage: 2 })]);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(asked).toEqual(["2"]));
    expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("false");
    await user.click(screen.getByRole("tab", { name: "New" }));
    await waitFor(() => expect(asked).toEqual(["2", "1"]));
    expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("true");
    held.resolve();
    await waitFor(() => {
      expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("false");
    });
  });

  it("says that a tab is empty", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({ items: [], total: 0 })));
    draw([section("row", { layout: "grid", tabs, selectedTab: "all" })]);
    await user.click(screen.getByRole("tab", { name: "New" }));
    expect(await screen.findByText("Nothing here yet")).toBeDefined();
  });
});

describe("a hero of several items", () => {
  it("BE-154 says first who directed the film, and in which year", () => {
    const film = card("top1", { credits: ["Maren Holt", "2024"], topic: "Drama" });
    draw([section("top", { role: "hero", layout: "hero", items: [film] })]);
    const director = screen.getByText("Maren Holt");
    const facts = [...(director.parentElement?.children ?? [])].map((fact) => fact.textContent);
    expect(facts).toEqual(["Maren Holt", "2024", "Drama"]);
  });

  it("BE-154 says above the title what a page asks and holds that plays nothing", () => {
    const course = card("top1", { kind: "page", level: "Beginner", badge: "8 lessons" });
    draw([section("top", { role: "hero", layout: "hero", items: [course] })]);
    expect(screen.getAllByText(/Beginner|8 lessons/).map(({ textContent }) => textContent)).toEqual(
      ["Beginner · 8 lessons"],
    );
  });

  it("changes by the viewer's hand alone", async () => {
    draw([section("top", { role: "hero", layout: "hero" })]);
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/video/top1");
    await user.click(screen.getByRole("button", { name: "Film top2" }));
    expect(headings()).toEqual(["Film top2"]);
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/video/top2");
  });
});
