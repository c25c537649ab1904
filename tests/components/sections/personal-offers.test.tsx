import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { useServer } from "../../support/use-server";
import { useBlindObservers } from "../support/blind-observers";
import { pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

const server = useServer();

useBlindObservers();

const offer = (token: string, title: string) =>
  card(token, { kind: "paywall", title, href: `/paywalls/${token}` });
const row = (items = [offer("all", "All films")]) =>
  section("offer", { role: "paywall", name: "Stay", items });

/** Serves a viewer, and their offers by page. Returns the requested queries. */
function serveViewer(viewer: object, pages: object[] = []): URLSearchParams[] {
  const requested: URLSearchParams[] = [];
  server.use(
    http.get("*/api/viewer", () => HttpResponse.json(viewer)),
    http.get("*/api/offer-items", ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(searchParams);
      const page = pages[Number(searchParams.get("page")) - 1];
      return page ? HttpResponse.json(page) : new HttpResponse(null, { status: 503 });
    }),
  );
  return requested;
}

it("shows the offers of the viewer's group instead of the general ones", async () => {
  const requested = serveViewer({ signedIn: false, ownOffers: true }, [
    { items: [offer("patron", "Patrons")], total: 2, nextPage: 2 },
    { items: [offer("friend", "Friends")], total: 2 },
  ]);
  renderSite(pageOf([row()]));
  expect(await screen.findByRole("heading", { name: "Patrons" })).toBeDefined();
  expect(screen.queryByText("All films")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("heading", { name: "Friends" })).toBeDefined();
  expect(requested.map((query) => [query.get("section_id"), query.get("page")])).toEqual([
    ["offer", "1"],
    ["offer", "2"],
  ]);
});

it("shows offers for groups only", async () => {
  serveViewer({ signedIn: true, alerts: 0, ownOffers: true }, [
    { items: [offer("patron", "Patrons")], total: 1 },
  ]);
  renderSite(pageOf([row([])]));
  expect(await screen.findByRole("heading", { name: "Patrons" })).toBeDefined();
});

it("shows the general offers when those of the group cannot be loaded", async () => {
  const requested = serveViewer({ signedIn: false, ownOffers: true });
  renderSite(pageOf([row()]));
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.getByRole("heading", { name: "All films" })).toBeDefined();
});

it("requests no offers if the viewer is in no group", async () => {
  const requested = serveViewer({ signedIn: false });
  // The personal row shows when it is known that the viewer is signed out.
  renderSite(
    pageOf([row(), section("list", { role: "watch_list", personal: "watch_list", items: [] })]),
  );
  await screen.findByRole("link", { name: "Sign in" });
  expect(requested).toEqual([]);
});
