import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/** The place of one page among those that are rendered at the same time. */
export type RenderSlot = {
  /** Resolves when the page may be rendered: false if its clients have disconnected. */
  take: () => Promise<boolean>;
  /** Lets another page be rendered until `take` is called again. */
  giveBack: () => void;
};

const running = processWide("render-turn", () => new AsyncLocalStorage<RenderSlot>());

/** Runs the handler of a page's request, which can then find the page's turn. */
export function withRenderSlot<T>(turn: RenderSlot, run: () => T): T {
  return running.run(turn, run);
}

/**
 * Await it when all data of a page is loaded: resolves when the page may be rendered, false if its clients have
 * disconnected. True immediately if the front does not count the page. docs/security.md SE-90
 */
export async function acquireRenderSlot(): Promise<boolean> {
  return (await running.getStore()?.take()) ?? true;
}

/**
 * Waits for a promise during rendering, and lets another page render meanwhile: `await
 * outsideRenderTurn(getDevices(callContext, channel))`.
 */
export async function awaitOutsideRenderSlot<T>(wait: Promise<T>): Promise<T> {
  const turn = running.getStore();
  if (turn === undefined) return wait;
  turn.giveBack();
  try {
    return await wait;
  } finally {
    await turn.take();
  }
}
