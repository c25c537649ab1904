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

/** Serves a viewer, and what they are offered by page; the queries that were asked are in the result. */
function serveViewer(viewer: object, pages: object[] = []): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get("*/api/viewer", () => HttpResponse.json(viewer)),
    http.get("*/api/offer-items", ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const page = pages[Number(searchParams.get("page")) - 1];
      return page ? HttpResponse.json(page) : new HttpResponse(null, { status: 503 });
    }),
  );
  return asked;
}

it("shows what its viewer's group is offered in the place of what everybody is", async () => {
  const asked = serveViewer({ signedIn: false, ownOffers: true }, [
    { items: [offer("patron", "Patrons")], total: 2, nextPage: 2 },
    { items: [offer("friend", "Friends")], total: 2 },
  ]);
  renderSite(pageOf([row()]));
  expect(await screen.findByRole("heading", { name: "Patrons" })).toBeDefined();
  expect(screen.queryByText("All films")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("heading", { name: "Friends" })).toBeDefined();
  expect(asked.map((query) => [query.get("section_id"), query.get("page")])).toEqual([
    ["offer", "1"],
    ["offer", "2"],
  ]);
});

it("shows what a group alone is offered", async () => {
  serveViewer({ signedIn: true, alerts: 0, ownOffers: true }, [
    { items: [offer("patron", "Patrons")], total: 1 },
  ]);
  renderSite(pageOf([row([])]));
  expect(await screen.findByRole("heading", { name: "Patrons" })).toBeDefined();
});

it("keeps what everybody is offered where the group's cannot be had", async () => {
  const asked = serveViewer({ signedIn: false, ownOffers: true });
  renderSite(pageOf([row()]));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole("heading", { name: "All films" })).toBeDefined();
});

it("asks for nothing where the viewer is in no group", async () => {
  const asked = serveViewer({ signedIn: false });
  // The row of their own says when it is known that nobody is signed in.
  renderSite(
    pageOf([row(), section("list", { role: "watch_list", personal: "watch_list", items: [] })]),
  );
  await screen.findByRole("link", { name: "Sign in" });
  expect(asked).toEqual([]);
});
