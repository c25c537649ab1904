import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Countdown } from "@/components/watch/live/countdown";
import { LiveStage } from "@/components/watch/live/live-stage";
import type { AiringResponse, AiringFacts } from "@/lib/live/airing";
import { useServer } from "../../support/use-server";
import { installMediaElement } from "../support/media-element";
import { renderSite } from "../support/render-site";
import { press } from "../support/show-player";
import { expectFocus } from "../support/focus";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { refresh };

const noon = Date.parse("2030-01-01T12:00:00Z");
const inMs = (ms: number): AiringResponse => ({
  state: "scheduled",
  startTime: noon + ms,
  now: noon,
});

let respond: () => Response;
let requestCount = 0;
useServer(
  http.get("*/api/airing", () => {
    requestCount += 1;
    return respond();
  }),
);
const setAiring = (airing: AiringResponse) => (respond = () => HttpResponse.json(airing));
const deny = (code: number, more: object = {}) =>
  (respond = () => HttpResponse.json({ code, ...more }, { status: code }));

beforeEach(() => {
  requestCount = 0;
  refresh.mockClear();
  installMediaElement();
});

const isHidden = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

const stage = (airing: AiringFacts) => (
  <LiveStage token="event" airing={airing}>
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is played. */}
    {airing.state === "live" ? <video data-testid="film" /> : <Countdown days={false} />}
  </LiveStage>
);
const waiting = { state: "scheduled", startTime: noon + 60_000 } as const;
const onAir = { state: "live", startTime: noon } as const;

const show = (airing: AiringFacts) => renderSite(stage(airing));

async function turnBack(): Promise<void> {
  const before = requestCount;
  // An earlier request may have no response yet.
  await waitFor(() => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
    document.dispatchEvent(new Event("visibilitychange"));
    clock.mockRestore();
    expect(requestCount).toBeGreaterThan(before);
  });
}

describe("the countdown", () => {
  it("counts by the server's clock, not the device's", async () => {
    const skewed = vi.spyOn(Date, "now").mockReturnValue(noon + 86_400_000);
    setAiring(inMs(60_000));
    show(waiting);
    expect(await screen.findByRole("timer", { name: "Starts in 1 minute" })).toBeDefined();
    skewed.mockRestore();
  });

  it("shows no number before the server has sent its time", () => {
    setAiring(inMs(60_000));
    show(waiting);
    expect(screen.getByRole("timer").textContent).toBe("––hours––minutes––seconds");
  });

  it("is announced when it gets the focus, never by itself", async () => {
    setAiring(inMs(90_000));
    show(waiting);
    const timer = await screen.findByRole("timer", { name: "Starts in 1 minute" });
    expect(timer.getAttribute("aria-live")).toBe("off");
    expect([...timer.children].every((unit) => unit.ariaHidden === "true")).toBe(true);
  });

  it("counts days if there are some", async () => {
    setAiring(inMs(3 * 86_400_000 + 3_600_000));
    show(waiting);
    await screen.findByRole("timer", { name: "Starts in 73 hours" });
    expect(screen.getByRole("timer").textContent).toBe("3days01hour00minutes00seconds");
  });

  it("shows that it starts any moment when the time is reached and the event has not begun", async () => {
    setAiring(inMs(-1));
    show(waiting);
    expect(await screen.findByText("Starting any moment now")).toBeDefined();
  });

  it("shows an error without a response", async () => {
    deny(503);
    show(waiting);
    expect(await screen.findByText(/^The channel can’t be reached/)).toBeDefined();
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("the stage of an event", () => {
  it("reloads the page's content when the event is live", async () => {
    setAiring({ ...onAir, now: noon });
    show(waiting);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  it("does not reload while nothing has changed", async () => {
    setAiring({ ...waiting, now: noon });
    show(waiting);
    await screen.findByRole("timer", { name: /^Starts in/ });
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ["402", () => deny(402)],
    ["401", () => deny(401)],
    ["428", () => deny(428)],
    ["429 for the number of devices", () => deny(429, { source: "DEVICE_LIMIT" })],
  ])("follows the gate's decision after a %s", async (_, setResponse) => {
    setResponse();
    show(waiting);
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it("waits after a rate limit", async () => {
    deny(429);
    show(waiting);
    await screen.findByText(/^The channel can’t be reached/);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("counts to a start that has moved, and shows the new one", async () => {
    setAiring({ state: "scheduled", startTime: noon + 7_200_000, now: noon });
    show(waiting);
    expect(await screen.findByRole("timer", { name: "Starts in 2 hours" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toMatch(/^New start: /);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  it("shows that an event was cancelled", async () => {
    setAiring({ state: "cancelled", now: noon });
    show(waiting);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("This event was cancelled"),
    );
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  function Changing() {
    const [airing, setAiring] = useState<AiringFacts>(waiting);
    useEffect(() => {
      change = () => setAiring(onAir);
    }, []);
    return (
      <LiveStage token="event" airing={airing}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is played. */}
        {airing.state === "live" ? (
          <section tabIndex={-1} aria-label="Player" />
        ) : (
          <button type="button">In the stage</button>
        )}
      </LiveStage>
    );
  }
  let change = () => {};

  it("announces that it has become the player, and moves the focus there", async () => {
    setAiring({ ...onAir, now: noon });
    renderSite(<Changing />);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    screen.getByRole("button", { name: "In the stage" }).focus();
    act(() => change());
    expect(screen.getByRole("status").textContent).toBe("The event has started");
    await expectFocus(() => screen.getByRole("region", { name: "Player" }));
  });

  it("sends no request while it is not visible, and one at once when it is", async () => {
    const hidden = isHidden(true);
    setAiring({ ...waiting, now: noon });
    show(waiting);
    await act(async () => void (await import("@/lib/live/watch-airing.browser")));
    expect(requestCount).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(requestCount).toBe(1));
    hidden.mockRestore();
  });
});

describe("the end of a live event", () => {
  const over: AiringResponse = { state: "vod", now: noon };

  it("becomes the replay if the viewer is not watching", async () => {
    setAiring(over);
    show(onAir);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Watch the replay" })).toBeNull();
  });

  async function watchToTheEnd() {
    setAiring({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(requestCount).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    act(() => void film.dispatchEvent(new Event("playing")));
    setAiring(over);
    await turnBack();
    await screen.findByRole("button", { name: "Watch the replay" });
    return film;
  }

  it("does not interrupt a watching viewer, and offers the replay", async () => {
    const film = await watchToTheEnd();
    expect(refresh).not.toHaveBeenCalled();
    await act(() => film.play());
    await press("Watch the replay");
    expect(refresh).toHaveBeenCalled();
    expect(film.paused).toBe(true);
  });

  it("does not interrupt a viewer who has pressed play and has no picture yet", async () => {
    setAiring({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(requestCount).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    await act(() => film.play());
    setAiring(over);
    await turnBack();
    await screen.findByRole("button", { name: "Watch the replay" });
    expect(film.paused).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("ignores responses older than the event's start", async () => {
    setAiring({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(requestCount).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    setAiring({ ...onAir, state: "scheduled", now: noon });
    const pause = vi.spyOn(film, "pause");
    await turnBack();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(pause).not.toHaveBeenCalled();
    expect(screen.queryByText(/over/)).toBeNull();
  });

  it("becomes the replay when the broadcast has been watched to its end", async () => {
    const film = await watchToTheEnd();
    act(() => void film.dispatchEvent(new Event("ended")));
    expect(refresh).toHaveBeenCalled();
  });
});
