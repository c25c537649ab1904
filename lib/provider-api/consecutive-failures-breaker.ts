import type { IBreaker } from "cockatiel";
import { isApiError } from "../api-error.ts";

/** The failures in a row that open a breaker: more than the rows of a page. */
const threshold = 30;
/** How many of them may be of one caller, and of one input. */
const maxOfCaller = 6;
const maxOfInput = 10;

/** A failed call: its caller, and its input. */
export type FailedCall = { caller: string; input: string; error: unknown };

/**
 * Counts the failures of a call in a row: six at most of one caller and, if inputs differ, ten of one input. So the
 * requests of one viewer, or one broken resource that many viewers request, do not open a breaker. A failed
 * connection does not depend on the input: it always counts. docs/provider-api.md PA-305
 */
export class ConsecutiveFailuresBreaker implements IBreaker {
  state: unknown;
  readonly #ofCaller = new Map<string, number>();
  readonly #ofInput = new Map<string, number>();
  readonly #maxOfInput: number;
  #count = 0;
  /** The callers whose probe has failed. */
  readonly #probed = new Set<string>();

  constructor({ hasOneInput }: { hasOneInput: boolean }) {
    this.#maxOfInput = hasOneInput ? threshold : maxOfInput;
  }

  /** Counts a failure, if it may count. Holds no more names than the threshold. */
  add({ caller, input, error }: FailedCall): void {
    if (isUnreachable(error)) {
      this.#count += 1;
      return;
    }
    const callers = this.#ofCaller.get(caller) ?? 0;
    const inputs = this.#ofInput.get(input) ?? 0;
    if (callers >= maxOfCaller || inputs >= this.#maxOfInput || this.#isFull) return;
    this.#ofCaller.set(caller, callers + 1);
    this.#ofInput.set(input, inputs + 1);
    this.#count += 1;
  }

  /** Whether the failure of the probe means that the provider is still unavailable: once for each caller. */
  isStillOut({ caller, error }: FailedCall): boolean {
    if (isUnreachable(error)) return true;
    if (this.#probed.has(caller) || this.#probed.size >= threshold) return false;
    this.#probed.add(caller);
    return true;
  }

  success(): void {
    this.#count = 0;
    this.#ofCaller.clear();
    this.#ofInput.clear();
    this.#probed.clear();
  }

  failure(): boolean {
    return this.#isFull;
  }

  get #isFull(): boolean {
    return this.#count >= threshold;
  }
}

const unreachable = new Set([
  "ECONNREFUSED",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True where no connection could be made. */
function isUnreachable(error: unknown): boolean {
  const cause = isApiError(error) ? error.cause : error;
  return cause instanceof Error && "code" in cause && unreachable.has(String(cause.code));
}
