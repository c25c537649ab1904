import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useServer } from "../../support/use-server";
import { useStillRows } from "../support/still-rows";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

const server = useServer();

useStillRows();

describe("a grid whose next cards cannot be loaded", () => {
  it("shows the error once and offers one retry", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    renderSite(pageOf([section("row", { layout: "grid", nextPage: 2 })]));
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findAllByRole("button", { name: "Try again" })).toHaveLength(1);
    expect(screen.getAllByText("This section couldn’t be loaded.")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Film row1" })).toBeDefined();
  });
});

describe("a row that failed", () => {
  it("shows the error and is filled after a retry", async () => {
    const items = [card("late")];
    server.use(http.get("*/api/section-items", () => HttpResponse.json({ items, total: 1 })));
    renderSite(pageOf([section("row", { error: { code: 503 }, items: [] })]));
    const row = within(screen.getByRole("region", { name: "Row row" }));
    expect(row.getByText("This section couldn’t be loaded.")).toBeDefined();
    await user.click(row.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Film late" })).toBeDefined();
  });
});

describe("a rejected row", () => {
  it.each([
    [
      "in the text of the response",
      { code: 403, message: "For the crew only" },
      "For the crew only",
    ],
    ["as a load error without a response", { code: 0 }, "This section couldn’t be loaded."],
    ["as a missing part, for want of words", { code: 418 }, "This section couldn’t be loaded."],
    [
      "as a missing part, where our side fails",
      { code: 500, message: "stack overflow" },
      "This section couldn’t be loaded.",
    ],
  ])("shows the reason %s", (_, error, words) => {
    renderSite(pageOf([section("row", { error, items: [] })]));
    expect(screen.getByText(words)).toBeDefined();
  });

  it("shows the reason under its items, when more of them are rejected", async () => {
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

  it("shows its tabs if another may be chosen", () => {
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
