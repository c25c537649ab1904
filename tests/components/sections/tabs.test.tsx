import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useServer } from "../../support/use-server";
import { useStillRows } from "../support/still-rows";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

const server = useServer();

useStillRows();

describe("a row with tabs", () => {
  const tabs = [
    { token: "all", name: "All" },
    { token: "new", name: "New" },
  ];

  it("shows the items of the chosen tab, by arrow keys too", async () => {
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const tab = new URL(request.url).searchParams.get("tab");
        return HttpResponse.json({ items: [card(`of-${tab}`)], total: 1 });
      }),
    );
    renderSite(pageOf([section("row", { layout: "grid", tabs, selectedTab: "all" })]));
    const first = screen.getByRole("tab", { name: "All" });
    first.focus();
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("link", { name: "Film of-new" })).toBeDefined();
    expect(screen.getByRole("tab", { name: "New" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "New" })).toBeDefined();
  });

  it("shows no items of the previous tab when the chosen one fails, and retries that one", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({}, { status: 503 })));
    renderSite(pageOf([section("row", { tabs, selectedTab: "all", nextPage: 2 })]));
    await user.click(screen.getByRole("tab", { name: "New" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByRole("link", { name: "Film row1" })).toBeNull();
    server.use(
      http.get("*/api/section-items", ({ request }) => {
        const requested = new URL(request.url).searchParams;
        const name = `${requested.get("tab")}-${requested.get("page")}`;
        return HttpResponse.json({ items: [card(name)], total: 1 });
      }),
    );
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Film new-1" })).toBeDefined();
  });

  it("is busy while the items of another tab load, and not while more items load", async () => {
    const requested: string[] = [];
    const delay = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/section-items", async ({ request }) => {
        requested.push(new URL(request.url).searchParams.get("page") ?? "");
        await delay.promise;
        return HttpResponse.json({ items: [card("late")], total: 9 });
      }),
    );
    renderSite(pageOf([section("row", { layout: "grid", tabs, selectedTab: "all", nextPage: 2 })]));
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(requested).toEqual(["2"]));
    expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("false");
    await user.click(screen.getByRole("tab", { name: "New" }));
    await waitFor(() => expect(requested).toEqual(["2", "1"]));
    expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("true");
    delay.resolve();
    await waitFor(() => {
      expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("false");
    });
  });

  it("shows that a tab is empty", async () => {
    server.use(http.get("*/api/section-items", () => HttpResponse.json({ items: [], total: 0 })));
    renderSite(pageOf([section("row", { layout: "grid", tabs, selectedTab: "all" })]));
    await user.click(screen.getByRole("tab", { name: "New" }));
    expect(await screen.findByText("Nothing here yet")).toBeDefined();
  });
});
