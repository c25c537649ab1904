import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AiringResponse } from "@/lib/live/airing";
import type { RootState } from "@/store/make-store";
import { type SetFollowedEvents, createEventStartToasts } from "@/store/event-start-toasts";
import { useServer } from "../support/use-server";

const noon = Date.parse("2030-01-01T12:00:00Z");
const event = { token: "derby", name: "The derby", startTime: Date.now() + 60_000 };
const ahead: AiringResponse = { state: "scheduled", startTime: noon + 60_000, now: noon };
const onAir: AiringResponse = {
  state: "live",
  startTime: noon,
  now: noon + 1_000,
  name: "The derby",
  picture: "https://media.example/derby-{w}.avif",
};

let airings: Record<string, AiringResponse>;
let requestedTokens: string[];
useServer(
  http.get("*/api/airing", ({ request }) => {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    requestedTokens.push(token);
    return HttpResponse.json(airings[token]);
  }),
);

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  airings = { derby: onAir };
  requestedTokens = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that follows events, the actions that it dispatches, and a way to change the followed events. */
function openTab(items = ["derby"]) {
  // oxlint-disable-next-line vitest/require-mock-type-parameters -- a dispatch accepts too many kinds.
  const dispatch = vi.fn();
  const getState = () => ({ liveNotifications: { items } }) as unknown as RootState;
  const follow: SetFollowedEvents = createEventStartToasts(dispatch, getState);
  stops.push(() => follow([]));
  return { dispatch, follow };
}

const toastsOf = ({ dispatch }: ReturnType<typeof openTab>) =>
  dispatch.mock.calls.map(([{ payload }]) => payload);

async function pollUntil(times: number): Promise<void> {
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  document.dispatchEvent(new Event("visibilitychange"));
  clock.mockRestore();
  await waitFor(() => expect(requestedTokens).toHaveLength(times));
}

describe("an event with a notification", () => {
  it("is shown in a toast with its picture and link when it begins", async () => {
    const tab = openTab();
    airings = { derby: ahead };
    tab.follow([event]);
    await waitFor(() => expect(requestedTokens).toEqual(["derby"]));
    expect(toastsOf(tab)).toEqual([]);
    airings = { derby: onAir };
    await pollUntil(2);
    await waitFor(() => expect(toastsOf(tab)).toHaveLength(1));
    expect(toastsOf(tab)[0]).toMatchObject({
      textKey: "laterHasStarted",
      values: { title: "The derby" },
      image: onAir.picture,
      link: { href: "/video/derby", textKey: "laterWatchNow" },
    });
  });

  it("links to its page of the web view in the web view", async () => {
    history.replaceState(null, "", "/mobile/pages/sports");
    const tab = openTab();
    tab.follow([event]);
    await waitFor(() => expect(toastsOf(tab)[0]?.link.href).toBe("/mobile/video/derby"));
  });

  it("is shown in one tab only", async () => {
    const tabs = [openTab(), openTab(), openTab()];
    for (const { follow } of tabs) follow([event]);
    await waitFor(() => expect(requestedTokens).toHaveLength(3));
    await waitFor(() => expect(tabs.flatMap(toastsOf)).toHaveLength(1));
    const fourth = openTab();
    fourth.follow([event]);
    await waitFor(() => expect(requestedTokens).toHaveLength(4));
    expect([...tabs, fourth].flatMap(toastsOf)).toHaveLength(1);
  });

  it.each(["/video/derby", "/mobile/video/derby", "/video/other?video_id=derby"])(
    "is not shown on its own page, %s, nor in another tab then",
    async (address) => {
      history.replaceState(null, "", address);
      const openedTab = openTab();
      openedTab.follow([event]);
      await waitFor(() => expect(localStorage.getItem("mq_told_starts")).toContain("derby"));
      history.replaceState(null, "", "/");
      const other = openTab();
      other.follow([event]);
      await waitFor(() => expect(requestedTokens).toHaveLength(2));
      expect([openedTab, other].flatMap(toastsOf)).toEqual([]);
    },
  );

  it("is not shown when the viewer has removed it meanwhile", async () => {
    const tab = openTab([]);
    tab.follow([event]);
    await waitFor(() => expect(requestedTokens).toHaveLength(1));
    expect(localStorage.getItem("mq_told_starts")).toBeNull();
    expect(toastsOf(tab)).toEqual([]);
  });

  it("is not shown when it began long before the page was opened", async () => {
    const tab = openTab();
    airings = { derby: { ...onAir, now: noon + 600_000 } };
    tab.follow([event]);
    await waitFor(() => expect(requestedTokens).toHaveLength(1));
    expect(toastsOf(tab)).toEqual([]);
  });

  it("is not shown when it was cancelled", async () => {
    const tab = openTab();
    airings = { derby: { ...ahead, state: "cancelled" } };
    tab.follow([event]);
    await waitFor(() => expect(requestedTokens).toHaveLength(1));
    expect(toastsOf(tab)).toEqual([]);
  });
});

describe("many events", () => {
  it("are requested five at a time, the next ones first, and far ones not at all", async () => {
    const far = { ...event, token: "far", startTime: Date.now() + 86_400_000 };
    const near = [7, 6, 5, 4, 3, 2, 1].map((minutes) => ({
      token: `in-${minutes}`,
      startTime: Date.now() + minutes * 60_000,
    }));
    airings = Object.fromEntries(near.map(({ token }) => [token, ahead]));
    openTab().follow([far, ...near]);
    await waitFor(() => expect(requestedTokens).toHaveLength(5));
    expect(requestedTokens.toSorted()).toEqual(["in-1", "in-2", "in-3", "in-4", "in-5"]);
  });
});
