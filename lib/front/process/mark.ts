import { processWide } from "../../process-wide.ts";

const mark = () => processWide("front", () => ({ listens: false }));

/** Says that the front listens in this process. */
export function markFront(): void {
  mark().listens = true;
}

/**
 * False where Next was started without the front: then nobody has checked hosts, bodies and headers, and
 * whatever a client writes into ours would be believed. docs/security.md SE-77
 */
export function isBehindFront(): boolean {
  return mark().listens;
}
