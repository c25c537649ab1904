import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { EventNotificationList } from "@/components/account/overview/event-notification-list";
import { enableTimeFormatting } from "@/components/cards/local-time";
import type { SubscribedLiveEvent } from "@/lib/live/airing";
import { useServer } from "../../../support/use-server";
import { renderSite } from "../../support/render-site";
import { user } from "../../support/user";
import { expectFocusNamed } from "../../support/focus";

const events: SubscribedLiveEvent[] = [
  { token: "late", name: "Late show", startTime: Date.parse("2031-01-01T12:00:00Z") },
  { token: "soon", name: "Soon show", startTime: Date.parse("2030-01-01T12:00:00Z") },
  { token: "on", name: "Show on air", startTime: 1, startedAt: 1 },
  { token: "nameless" },
];
const respond = (notifications: SubscribedLiveEvent[]) =>
  HttpResponse.json({
    owner: "me",
    watchlistTokens: [],
    liveStreamNotificationTokens: notifications.map(({ token }) => token),
    notifications,
    progress: {},
    unlocked: [],
  });

const sent: unknown[] = [];
const server = useServer(
  http.get("*/api/viewer", () => HttpResponse.json({ signedIn: true, name: "V", alerts: 0 })),
  http.get("*/api/airing", () => HttpResponse.json({ state: "live", now: Date.now() })),
  http.post("*/api/live-notification", async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({});
  }),
);
const provide = (list: SubscribedLiveEvent[]) =>
  server.use(http.get("*/api/viewership", () => respond(list)));

const rows = async () =>
  (await screen.findAllByRole("listitem")).map((row) => within(row).getByRole("link"));

it("lists the events, live ones first, with their start in local time", async () => {
  enableTimeFormatting();
  provide(events);
  renderSite(<EventNotificationList mobile={false} />);
  const links = await rows();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Show on air",
    "Soon show",
    "Late show",
    "Untitled",
  ]);
  expect(links[1]?.getAttribute("href")).toBe("/video/soon");
  const [on, soon] = screen.getAllByRole("listitem");
  expect(on?.textContent).toContain("Live now");
  expect(soon?.querySelector("time")?.dateTime).toBe("2030-01-01T12:00:00.000Z");
});

it("shows that an event was cancelled", async () => {
  provide([{ token: "off", name: "Off show", cancelled: true }]);
  renderSite(<EventNotificationList mobile={false} />);
  const row = await screen.findByRole("listitem");
  expect(within(row).getByText("Cancelled")).toBeDefined();
});

it("links to pages of the web view in the web view", async () => {
  provide(events);
  renderSite(<EventNotificationList mobile />);
  expect((await rows())[1]?.getAttribute("href")).toBe("/mobile/video/soon");
});

it("removes an event at once, and moves the focus to the next", async () => {
  provide(events);
  renderSite(<EventNotificationList mobile={false} />);
  await user.click(await screen.findByRole("button", { name: "Stop notifying me of Soon show" }));
  await waitFor(() => expect(screen.queryByText("Soon show")).toBeNull());
  await expectFocusNamed("Stop notifying me of Late show");
  await waitFor(() => expect(sent).toContainEqual({ token: "soon", added: false }));
});

it("shows a message when there are no events", async () => {
  provide([]);
  renderSite(<EventNotificationList mobile={false} />);
  expect(await screen.findByText("You haven’t asked to be notified of any event.")).toBeDefined();
});

it("shows an error when the events cannot be loaded, and retries by its button", async () => {
  server.use(http.get("*/api/viewership", () => HttpResponse.json({ code: 503 }, { status: 503 })));
  renderSite(<EventNotificationList mobile={false} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  provide(events);
  await user.click(again);
  expect(await rows()).toHaveLength(4);
});
