import { airing } from "./airing.ts";
import type { ContentRecord } from "./records.ts";

type Clock = { anchor: number; now: number };

/** What is live now, the latest first, then what is scheduled, the next first. */
export function onAir(all: ContentRecord[], clock: Clock): ContentRecord[] {
  const aired = all.map((content) => ({ content, ...airing(content, clock.anchor, clock.now) }));
  const live = aired.filter(({ state }) => state === "live");
  const ahead = aired.filter(({ state }) => state === "scheduled");
  live.sort((a, b) => (b.startTime ?? 0) - (a.startTime ?? 0));
  ahead.sort((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  return [...live, ...ahead].map(({ content }) => content);
}
