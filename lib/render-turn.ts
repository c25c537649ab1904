import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/** The place of one page among those that are rendered at the same time. */
export type RenderTurn = {
  /** Resolves when the page may be rendered: false when nobody waits for it any more. */
  take: () => Promise<boolean>;
  /** Lets another page be rendered until `take` is called again. */
  giveBack: () => void;
};

const running = processWide("render-turn", () => new AsyncLocalStorage<RenderTurn>());

/** Runs what answers the request of a page, which finds the page's turn on its way. */
export function withRenderTurn<T>(turn: RenderTurn, run: () => T): T {
  return running.run(turn, run);
}

/**
 * To be awaited when everything that a page needs is loaded: resolves when it may be rendered, false when nobody waits
 * for it any more. True at once where the front has counted no page. docs/security.md SE-90
 */
export async function takeRenderTurn(): Promise<boolean> {
  return (await running.getStore()?.take()) ?? true;
}

/**
 * What a page waits for while it is rendered, meanwhile another one may be:
 * `await outsideRenderTurn(getDevices(callContext, channel))`.
 */
export async function outsideRenderTurn<T>(wait: Promise<T>): Promise<T> {
  const turn = running.getStore();
  if (turn === undefined) return wait;
  turn.giveBack();
  try {
    return await wait;
  } finally {
    await turn.take();
  }
}
