import type { Content } from "../contract/content.ts";

/**
 * The state of a content: a broadcast, a film or replay, scheduled, or cancelled. `startTime` is epoch ms; `picture`
 * may contain `{w}`.
 */
export type AiringFacts = {
  state: "live" | "vod" | "scheduled" | "cancelled";
  startTime?: number | undefined;
  name?: string | undefined;
  picture?: string | undefined;
};

/** The response of `/api/airing`: `now` is the provider's clock, epoch ms. docs/behaviour.md BE-120. */
export type AiringResponse = AiringFacts & { now: number };

/** An event that a viewer wants to be notified of. Times are epoch ms: when it begins, when it began. */
export type SubscribedLiveEvent = {
  token: string;
  name?: string;
  startTime?: number;
  startedAt?: number;
  cancelled?: boolean;
};

/** State and start of a content; without `playback` it counts as scheduled, in any state. */
export function toAiringFacts({
  input,
  playback,
}: Pick<Content, "input" | "playback">): AiringFacts {
  const { thumbnail: picture, start_time: startTime } = input;
  const name = input.name || undefined;
  if (input.cancelled) return { state: "cancelled", startTime, name, picture };
  const state = playback ? input.stream_state : "scheduled";
  return { state, startTime: state === "vod" ? undefined : startTime, name, picture };
}
