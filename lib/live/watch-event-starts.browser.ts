import type { AiringFacts, SubscribedLiveEvent } from "./airing.ts";
import { type AiringWatch, watchAiring } from "./watch-airing.browser.ts";

/** An event that has just begun. */
export type StartedLiveEvent = SubscribedLiveEvent & Pick<AiringFacts, "picture">;

/** The most events that are followed at a time, the next ones first. */
const maxFollowed = 5;
/** Events that begin later than this, by the device's clock, are not polled yet. */
const nearMs = 3 * 3_600_000;
const everyMs = 5 * 60_000;
/** An event that began while the page was loading is reported too. */
const justNowMs = 2 * 60_000;

/**
 * Follows events until they begin, each by the provider's clock: `follow(events)` replaces those before.
 * `onStart` is called once for each that begins while the page is open. docs/behaviour.md BE-126.
 */
export function watchEventStarts(onStart: (event: StartedLiveEvent) => void): {
  follow: (events: SubscribedLiveEvent[]) => void;
} {
  const watches = new Map<string, AiringWatch>();
  let events: SubscribedLiveEvent[] = [];
  let later: ReturnType<typeof setTimeout> | undefined;

  const watch = (event: SubscribedLiveEvent) => {
    const { token, startTime } = event;
    let wasAhead = false;
    const followed = watchAiring(
      token,
      { state: "scheduled", startTime },
      {
        everyMs,
        onAiring: (airing) => {
          const age = (followed.clock.now() ?? 0) - (airing.startTime ?? 0);
          const isNew = wasAhead || age < justNowMs;
          wasAhead = airing.state === "scheduled";
          if (wasAhead) return;
          followed.stop();
          if (airing.state === "live" && isNew) onStart({ ...event, ...withoutState(airing) });
        },
        onDenied: () => followed.stop(),
      },
    );
    watches.set(token, followed);
  };
  const update = () => {
    clearTimeout(later);
    const near = nextOf(events);
    for (const [token, { stop }] of watches) {
      if (events.some((event) => event.token === token)) continue;
      stop();
      watches.delete(token);
    }
    for (const event of near) if (!watches.has(event.token)) watch(event);
    if (near.length < events.length) later = setTimeout(update, nearMs / 6);
  };
  return {
    follow: (awaited) => {
      events = awaited.filter(({ startedAt, cancelled }) => startedAt === undefined && !cancelled);
      update();
    },
  };
}

function nextOf(events: SubscribedLiveEvent[]): SubscribedLiveEvent[] {
  const soon = Date.now() + nearMs;
  const near = events.filter(({ startTime = 0 }) => startTime < soon);
  return near.toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0)).slice(0, maxFollowed);
}

function withoutState({ startTime, name, picture }: AiringFacts): Omit<StartedLiveEvent, "token"> {
  return { startTime, name, picture };
}
