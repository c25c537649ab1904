import { processWide } from "../../process-wide.ts";

const mark = () => processWide("front", () => ({ listens: false }));

/** Marks that the front listens in this process. */
export function markFrontRunning(): void {
  mark().listens = true;
}

/**
 * False where Next was started without the front: then hosts, bodies and headers are not checked, and internal
 * headers of a client would be trusted. docs/security.md SE-77
 */
export function isBehindFront(): boolean {
  return mark().listens;
}
