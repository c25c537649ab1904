import { airing, type Slot } from "./airing.ts";

type Clock = { anchor: number; now: number };

/** How many ms until the next scheduled event of these begins; undefined when none is ahead. */
export function untilNextEvent(slots: Slot[], clock: Clock): number | undefined {
  const ahead = slots.flatMap((slot) => {
    const air = airing(slot, clock.anchor, clock.now);
    return air.state === "scheduled" ? [air.startTime - clock.now] : [];
  });
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
