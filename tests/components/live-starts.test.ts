import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Airing } from "@/lib/live/airing";
import type { RootState } from "@/store/make-store";
import { type FollowEvents, makeStartToasts } from "@/store/event-start-toasts";
import { useServer } from "../support/use-server";

const noon = Date.parse("2030-01-01T12:00:00Z");
const event = { token: "derby", name: "The derby", startTime: Date.now() + 60_000 };
const ahead: Airing = { state: "scheduled", startTime: noon + 60_000, now: noon };
const onAir: Airing = {
  state: "live",
  startTime: noon,
  now: noon + 1_000,
  name: "The derby",
  picture: "https://media.example/derby-{w}.avif",
};

let answers: Record<string, Airing>;
let asked: string[];
useServer(
  http.get("*/api/airing", ({ request }) => {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    asked.push(token);
    return HttpResponse.json(answers[token]);
  }),
);

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  answers = { derby: onAir };
  asked = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that follows events; what it dispatches, and a way to change what the viewer is told of. */
function openTab(items = ["derby"]) {
  // oxlint-disable-next-line vitest/require-mock-type-parameters -- a dispatch takes too many kinds.
  const dispatch = vi.fn();
  const getState = () => ({ liveNotifications: { items } }) as unknown as RootState;
  const follow: FollowEvents = makeStartToasts(dispatch, getState);
  stops.push(() => follow([]));
  return { dispatch, follow };
}

const toastsOf = ({ dispatch }: ReturnType<typeof openTab>) =>
  dispatch.mock.calls.map(([{ payload }]) => payload);

async function lookAgain(times: number): Promise<void> {
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  document.dispatchEvent(new Event("visibilitychange"));
  clock.mockRestore();
  await waitFor(() => expect(asked).toHaveLength(times));
}

describe("an event that the viewer waits for", () => {
  it("is told by a toast with its picture and the way there when it begins", async () => {
    const tab = openTab();
    answers = { derby: ahead };
    tab.follow([event]);
    await waitFor(() => expect(asked).toEqual(["derby"]));
    expect(toastsOf(tab)).toEqual([]);
    answers = { derby: onAir };
    await lookAgain(2);
    await waitFor(() => expect(toastsOf(tab)).toHaveLength(1));
    expect(toastsOf(tab)[0]).toMatchObject({
      textKey: "laterHasStarted",
      values: { title: "The derby" },
      image: onAir.picture,
      link: { href: "/video/derby", textKey: "laterWatchNow" },
    });
  });

  it("leads to its page of the web view there", async () => {
    history.replaceState(null, "", "/mobile/pages/sports");
    const tab = openTab();
    tab.follow([event]);
    await waitFor(() => expect(toastsOf(tab)[0]?.link.href).toBe("/mobile/video/derby"));
  });

  it("is told in one tab alone", async () => {
    const tabs = [openTab(), openTab(), openTab()];
    for (const { follow } of tabs) follow([event]);
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(tabs.flatMap(toastsOf)).toHaveLength(1));
    const fourth = openTab();
    fourth.follow([event]);
    await waitFor(() => expect(asked).toHaveLength(4));
    expect([...tabs, fourth].flatMap(toastsOf)).toHaveLength(1);
  });

  it.each(["/video/derby", "/mobile/video/derby", "/video/other?video_id=derby"])(
    "is not told on its own page, %s, nor in another tab then",
    async (address) => {
      history.replaceState(null, "", address);
      const own = openTab();
      own.follow([event]);
      await waitFor(() => expect(localStorage.getItem("mq_told_starts")).toContain("derby"));
      history.replaceState(null, "", "/");
      const other = openTab();
      other.follow([event]);
      await waitFor(() => expect(asked).toHaveLength(2));
      expect([own, other].flatMap(toastsOf)).toEqual([]);
    },
  );

  it("is not told when the viewer has stopped it meanwhile", async () => {
    const tab = openTab([]);
    tab.follow([event]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(localStorage.getItem("mq_told_starts")).toBeNull();
    expect(toastsOf(tab)).toEqual([]);
  });

  it("is not told when it began long before the page was opened", async () => {
    const tab = openTab();
    answers = { derby: { ...onAir, now: noon + 600_000 } };
    tab.follow([event]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(toastsOf(tab)).toEqual([]);
  });

  it("is not told when it was cancelled", async () => {
    const tab = openTab();
    answers = { derby: { ...ahead, state: "cancelled" } };
    tab.follow([event]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(toastsOf(tab)).toEqual([]);
  });
});

describe("many events", () => {
  it("are asked about five at a time, the next ones first, none of those that are far", async () => {
    const far = { ...event, token: "far", startTime: Date.now() + 86_400_000 };
    const near = [7, 6, 5, 4, 3, 2, 1].map((minutes) => ({
      token: `in-${minutes}`,
      startTime: Date.now() + minutes * 60_000,
    }));
    answers = Object.fromEntries(near.map(({ token }) => [token, ahead]));
    openTab().follow([far, ...near]);
    await waitFor(() => expect(asked).toHaveLength(5));
    expect(asked.toSorted()).toEqual(["in-1", "in-2", "in-3", "in-4", "in-5"]);
  });
});
