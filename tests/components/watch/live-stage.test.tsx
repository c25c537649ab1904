import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Countdown } from "@/components/watch/live/countdown";
import { LiveStage } from "@/components/watch/live/live-stage";
import type { Airing, AiringFacts } from "@/lib/live/airing";
import { useServer } from "../../support/use-server";
import { installMediaElement } from "../support/media-element";
import { renderSite } from "../support/render-site";
import { press } from "../support/show-player";
import { expectFocus } from "../support/focus";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { refresh };

const noon = Date.parse("2030-01-01T12:00:00Z");
const inMs = (ms: number): Airing => ({ state: "scheduled", startTime: noon + ms, now: noon });

let answer: () => Response;
let asked = 0;
useServer(
  http.get("*/api/airing", () => {
    asked += 1;
    return answer();
  }),
);
const tell = (airing: Airing) => (answer = () => HttpResponse.json(airing));
const deny = (code: number, more: object = {}) =>
  (answer = () => HttpResponse.json({ code, ...more }, { status: code }));

beforeEach(() => {
  asked = 0;
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
  const before = asked;
  // What was asked before may not have been answered yet.
  await waitFor(() => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
    document.dispatchEvent(new Event("visibilitychange"));
    clock.mockRestore();
    expect(asked).toBeGreaterThan(before);
  });
}

describe("the countdown", () => {
  it("counts by the server's clock, whatever the device says", async () => {
    const skewed = vi.spyOn(Date, "now").mockReturnValue(noon + 86_400_000);
    tell(inMs(60_000));
    show(waiting);
    expect(await screen.findByRole("timer", { name: "Starts in 1 minute" })).toBeDefined();
    skewed.mockRestore();
  });

  it("shows no number before the server has told its clock", () => {
    tell(inMs(60_000));
    show(waiting);
    expect(screen.getByRole("timer").textContent).toBe("––hours––minutes––seconds");
  });

  it("is read when somebody turns to it, never by itself", async () => {
    tell(inMs(90_000));
    show(waiting);
    const timer = await screen.findByRole("timer", { name: "Starts in 1 minute" });
    expect(timer.getAttribute("aria-live")).toBe("off");
    expect([...timer.children].every((unit) => unit.ariaHidden === "true")).toBe(true);
  });

  it("counts days where there are some", async () => {
    tell(inMs(3 * 86_400_000 + 3_600_000));
    show(waiting);
    await screen.findByRole("timer", { name: "Starts in 73 hours" });
    expect(screen.getByRole("timer").textContent).toBe("3days01hour00minutes00seconds");
  });

  it("says that it starts any moment when the time has come and the event has not", async () => {
    tell(inMs(-1));
    show(waiting);
    expect(await screen.findByText("Starting any moment now")).toBeDefined();
  });

  it("says so when nobody answers", async () => {
    deny(503);
    show(waiting);
    expect(await screen.findByText(/^The channel can’t be reached/)).toBeDefined();
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("the stage of an event", () => {
  it("asks for the page again when the event is live", async () => {
    tell({ ...onAir, now: noon });
    show(waiting);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  it("leaves the page alone while nothing has changed", async () => {
    tell({ ...waiting, now: noon });
    show(waiting);
    await screen.findByRole("timer", { name: /^Starts in/ });
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ["402", () => deny(402)],
    ["401", () => deny(401)],
    ["428", () => deny(428)],
    ["429 for the number of devices", () => deny(429, { source: "DEVICE_LIMIT" })],
  ])("takes the gate's way after a %s", async (_, answers) => {
    answers();
    show(waiting);
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it("waits where too much was asked", async () => {
    deny(429);
    show(waiting);
    await screen.findByText(/^The channel can’t be reached/);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("counts to a start that has moved, and says the new one", async () => {
    tell({ state: "scheduled", startTime: noon + 7_200_000, now: noon });
    show(waiting);
    expect(await screen.findByRole("timer", { name: "Starts in 2 hours" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toMatch(/^New start: /);
    expect(refresh).toHaveBeenCalled();
  });

  it("says that an event was cancelled", async () => {
    tell({ state: "cancelled", now: noon });
    show(waiting);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("This event was cancelled"),
    );
    expect(refresh).toHaveBeenCalled();
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

  it("says that it has become the player, and leads a focus that was in it there", async () => {
    tell({ ...onAir, now: noon });
    renderSite(<Changing />);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    screen.getByRole("button", { name: "In the stage" }).focus();
    act(() => change());
    expect(screen.getByRole("status").textContent).toBe("The event has started");
    await expectFocus(() => screen.getByRole("region", { name: "Player" }));
  });

  it("asks nothing while nobody sees it, and at once when somebody does", async () => {
    const hidden = isHidden(true);
    tell({ ...waiting, now: noon });
    show(waiting);
    await act(async () => void (await import("@/lib/live/watch-airing.browser")));
    expect(asked).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(asked).toBe(1));
    hidden.mockRestore();
  });
});

describe("the end of a live event", () => {
  const over: Airing = { state: "vod", now: noon };

  it("becomes the replay where nobody watches", async () => {
    tell(over);
    show(onAir);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Watch the replay" })).toBeNull();
  });

  async function watchToTheEnd() {
    tell({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(asked).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    act(() => void film.dispatchEvent(new Event("playing")));
    tell(over);
    await turnBack();
    await screen.findByRole("button", { name: "Watch the replay" });
    return film;
  }

  it("interrupts nobody who watches, and offers the replay", async () => {
    const film = await watchToTheEnd();
    expect(refresh).not.toHaveBeenCalled();
    await act(() => film.play());
    await press("Watch the replay");
    expect(refresh).toHaveBeenCalled();
    expect(film.paused).toBe(true);
  });

  it("interrupts nobody who has pressed play and has no picture yet", async () => {
    tell({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(asked).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    await act(() => film.play());
    tell(over);
    await turnBack();
    await screen.findByRole("button", { name: "Watch the replay" });
    expect(film.paused).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("is not heard of from an answer of before its start", async () => {
    tell({ ...onAir, now: noon });
    show(onAir);
    await waitFor(() => expect(asked).toBe(1));
    const film = screen.getByTestId<HTMLVideoElement>("film");
    tell({ ...onAir, state: "scheduled", now: noon });
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
