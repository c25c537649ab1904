import { type RenderSlot, withRenderSlot } from "../../render-slot.ts";
import { RenderQueue, type QueuedRender, type WaitingClient } from "./render-queue.ts";

export type RenderConcurrencyLimits = {
  /**
   * How many pages are loaded, wait for the renderer or are rendered at the same time, and how many of them are
   * rendered.
   */
  underWay: number;
  rendered: number;
  /** How many wait to be under way, and how long at most, in milliseconds. */
  maxWaiting: number;
  maxWaitMs: number;
};

/**
 * `renderLimitsForProcessors(4)` → the limits of a machine with four processors. One processor renders, the others compress; many
 * more pages than are rendered wait for the provider meanwhile. All that can be under way is rendered within three seconds.
 */
export function renderLimitsForProcessors(processors: number): RenderConcurrencyLimits {
  const rendered = Math.min(8, 2 * processors);
  return { underWay: 64 * rendered, rendered, maxWaiting: 32 * rendered, maxWaitMs: 2_000 };
}

/** Shares of the free places: a channel whose provider hangs never has all of them, nor a client of many channels. */
const shareOfFree = { client: 1 / 4, channel: 1 / 2 };

/** Longer than a whole request may take: the number of pages under way is bounded, so each page gets its turn. */
const neverMs = 60_000;

/**
 * Counts the rendering of pages, not their waiting for the provider. A page under way has one of many places, which
 * clients and channels share; it has one of the few places of the renderer only from `take` to `giveBack` of its
 * `RenderSlot`. docs/security.md SE-90, docs/decisions/0082.
 */
export class RenderSlots {
  readonly #underWay: RenderQueue;
  readonly #renderer: RenderQueue;

  constructor({ underWay, rendered, maxWaiting, maxWaitMs }: RenderConcurrencyLimits) {
    this.#underWay = new RenderQueue({ atOnce: underWay, maxWaiting, maxWaitMs, shareOfFree });
    this.#renderer = new RenderQueue({
      atOnce: rendered,
      maxWaiting: Number.POSITIVE_INFINITY,
      maxWaitMs: neverMs,
    });
  }

  /**
   * Runs `work`, which responds to a page's request, as soon as there is a place for it. Rejects with `Overload` if
   * there is none.
   */
  run<T>(waiter: WaitingClient, work: () => Promise<T>): QueuedRender<T> {
    return this.#underWay.run(waiter, async () => {
      const { turn, end } = makeTurn(this.#renderer, waiter.client);
      try {
        return await withRenderSlot(turn, work);
      } finally {
        end();
      }
    });
  }
}

type TakenPlace = { taken: Promise<boolean>; giveBack: () => void };

/** The turn of one page; `end` releases its place permanently. */
function makeTurn(renderer: RenderQueue, client: string): { turn: RenderSlot; end: () => void } {
  let hasEnded = false;
  let place: TakenPlace | undefined;
  const begin = (): TakenPlace => {
    const { promise: over, resolve: giveBack } = Promise.withResolvers<void>();
    const taken = new Promise<boolean>((resolve) => {
      const hold = () => {
        resolve(!hasEnded);
        return over;
      };
      renderer.run({ client }, hold).result.catch(() => resolve(false));
    });
    return { taken, giveBack };
  };
  const giveBack = () => {
    place?.giveBack();
    place = undefined;
  };
  const turn = {
    take: async () => {
      if (hasEnded) return false;
      place ??= begin();
      return place.taken;
    },
    giveBack,
  };
  const end = () => {
    hasEnded = true;
    giveBack();
  };
  return { turn, end };
}
