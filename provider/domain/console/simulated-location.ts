import { setTimeout as wait } from "node:timers/promises";
import type { SimulatedLocation } from "../../../lib/contract/simulated-location.ts";

/** Where viewers of this machine are to be; without a country they are where they are. */
export type SimulatedLocationInput = Omit<SimulatedLocation, "version">;

/**
 * Where the console says that viewers of this machine are. Sites wait for its next move with the version that
 * they know; a site that waits again has received the last one.
 */
export type SimulatedLocationStore = {
  now: () => SimulatedLocation;
  /** The location as soon as it is another than that of `version`, and in any case after a while. */
  after: (version: number) => Promise<SimulatedLocation>;
  /** Moves the viewers; resolves when the waiting sites have received the move, or have disconnected. */
  move: (location: SimulatedLocationInput) => Promise<void>;
};

const maxWaitMs = 20_000;
const hearingMs = 1_000;

type Waiting = { version: number; release: () => void };

/** A board on which nobody is moved. */
export function createSimulatedLocationStore(): SimulatedLocationStore {
  let current: SimulatedLocation = { version: 0, vpn: false };
  const waiting = new Set<Waiting>();
  let arrived = () => {};

  return {
    now: () => current,
    after: async (version) => {
      if (version !== current.version) return current;
      const released = Promise.withResolvers<void>();
      const one: Waiting = { version, release: released.resolve };
      waiting.add(one);
      arrived();
      await Promise.race([released.promise, wait(maxWaitMs, undefined, { ref: false })]);
      waiting.delete(one);
      return current;
    },
    move: async ({ country, vpn }) => {
      if (country === current.country && vpn === current.vpn) return;
      const expected = waiting.size;
      current = { version: current.version + 1, country, vpn };
      for (const one of waiting) one.release();
      const waitersBack = async () => {
        while (
          [...waiting].filter(({ version }) => version === current.version).length < expected
        ) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other comes back.
          await new Promise<void>((resolve) => (arrived = resolve));
        }
      };
      await Promise.race([waitersBack(), wait(hearingMs, undefined, { ref: false })]);
    },
  };
}
