import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Card } from "@/components/cards/card";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import { ContentListToggles } from "@/components/lists/content-list-toggles";
import { ToastRegion } from "@/components/toasts/toast-region";
import type { CardView } from "@/lib/sections/card-view";
import { card, i18n, renderSite } from "./support/render-site";
import { useSiteApi } from "./support/use-site-api";
import { user } from "./support/user";

const { server, sent, respond } = useSiteApi();
const both = { watchList: true, liveNotifications: true };
const add = "Add to watch list";
const remove = "Remove from watch list";

beforeEach(async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: false, media }));
  localStorage.clear();
  // The lazy parts are loaded already: the tests check their effects.
  await import("@/components/toasts/toast-stacks");
  await import("@/store/lists/list-listeners");
  const none = { watchlistTokens: [], liveStreamNotificationTokens: [], notifications: [] };
  server.use(
    http.get("*/api/viewer", () => HttpResponse.json({ signedIn: true, alerts: 0 })),
    http.get("*/api/viewership", () =>
      HttpResponse.json({ owner: "o", ...none, progress: {}, unlocked: [] }),
    ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderCard(extra: Partial<CardView> = {}, offered = both) {
  renderSite(
    <ChannelListsProvider {...offered}>
      <ul>
        <Card card={card("a", extra)} options={{ ...i18n, ratio: "16:9", sizes: "50vw" }} />
      </ul>
      <ToastRegion />
    </ChannelListsProvider>,
  );
}

const names = () => screen.queryAllByRole("button").map((button) => button.ariaLabel);
const button = (name: string) => screen.findByRole("button", { name });

describe("the quick action of a card", () => {
  test.each([
    ["a film", {}, both, [add]],
    // docs/behaviour.md BE-493
    ["what is live", { state: "live" }, both, [add]],
    ["what is live without watch list", { state: "live" }, { ...both, watchList: false }, []],
    ["what is scheduled", { state: "scheduled" }, both, ["Notify me"]],
    ["what was cancelled", { state: "cancelled" }, both, [add]],
    ["a page", { kind: "page" }, both, []],
    ["a film without watch list", {}, { ...both, watchList: false }, []],
    [
      "an event without notifications",
      { state: "scheduled" },
      { ...both, liveNotifications: false },
      [add],
    ],
  ] satisfies [string, Partial<CardView>, typeof both, string[]][])(
    "of %s is what the channel offers for it",
    (_, extra, offered, expected) => {
      renderCard(extra, offered);
      expect(names()).toEqual(expected);
    },
  );

  test("names its next effect, and the toast can undo it without another toast", async () => {
    respond("watch-list", 200);
    renderCard();
    await user.click(await button(add));
    await button(remove);
    expect(await screen.findByText("“Film a” is on your watch list")).toBeDefined();
    await user.click(await button("Undo"));
    await button(add);
    expect(screen.queryByText("“Film a” is off your watch list")).toBeNull();
    await waitFor(() => expect(sent.at(-1)).toEqual(["watch-list", { token: "a", added: false }]));
  });

  test("is reverted when its call fails, and shows the reason", async () => {
    respond("watch-list", 500);
    renderCard();
    await user.click(await button(add));
    expect(await screen.findByText("“Film a” couldn’t be added to your watch list")).toBeDefined();
    expect(await button(add)).toBeDefined();
  });

  const noticeFromOtherTab = (added: boolean) => {
    const newValue = JSON.stringify({ list: "watchList", token: "a", added, id: "1" });
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_list_change", newValue })));
  };

  test("follows another tab", async () => {
    respond("watch-list", 200);
    renderCard();
    await user.click(await button(add));
    await button(remove);
    // Confirmed: no change is pending.
    await waitFor(() => expect(localStorage.getItem("mq_wishes")).toContain('"wishes":[]'));
    noticeFromOtherTab(false);
    expect(await button(add)).toBeDefined();
  });

  test("shows the last change when a message of another tab is older", async () => {
    server.use(http.post("*/api/watch-list", () => new Promise<never>(() => {})));
    renderCard();
    await user.click(await button(add));
    await button(remove);
    noticeFromOtherTab(false);
    expect(names()).toContain(remove);
  });
});

// docs/behaviour.md BE-493
test("the page of an event that is live offers the watch list and no notification", () => {
  renderSite(
    <ChannelListsProvider {...both}>
      <ContentListToggles item={card("a")} state="live" />
    </ChannelListsProvider>,
  );
  expect(names()).toEqual([add]);
});

test("a content's page shows its first button with its name, and the other as an icon", () => {
  renderSite(
    <ChannelListsProvider {...both}>
      <ContentListToggles item={card("a")} state="scheduled" />
    </ChannelListsProvider>,
  );
  expect(names()).toEqual(["Notify me", add]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent !== "")).toEqual([
    true,
    false,
  ]);
});
