import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useServer } from "../../support/use-server";
import { useBlindObservers } from "../support/blind-observers";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

const server = useServer();

useBlindObservers();

describe("a grid whose next cards can't be had", () => {
  it("says so once and offers one way to try again", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    renderSite(pageOf([section("row", { layout: "grid", nextPage: 2 })]));
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
    renderSite(pageOf([section("row", { error: { code: 503 }, items: [] })]));
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
    renderSite(pageOf([section("row", { error, items: [] })]));
    expect(screen.getByText(words)).toBeDefined();
  });

  it("says so under the items that it has, when more of them are refused", async () => {
    server.use(
      http.get("*/api/section-items", () =>
        HttpResponse.json({ code: 429, message: "Slowly" }, { status: 429 }),
      ),
    );
    renderSite(pageOf([section("row", { layout: "grid", nextPage: 2 })]));
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
    renderSite(
      pageOf([section("row", { layout: "grid", tabs, selectedTab: "all", items: [], error })]),
    );
    expect(screen.getByText("Nothing of all")).toBeDefined();
    expect(screen.getByRole("tab", { name: "New" })).toBeDefined();
  });
});
