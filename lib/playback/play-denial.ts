import { asApiCallError } from "../api-client/api-call-error.ts";
import type { ApiFailure } from "../api-client/api-failure.ts";

/** The status of the site's response, 0 without one, and the refusal if the film may not continue. */
export type PlayPermissionCheck = { status: number; refused?: ApiFailure };

type DenialListener = (token: string, refused: ApiFailure) => void;

const listeners = new Set<DenialListener>();

/** Reports to the player that a film may not continue. Called by every request to the site about the film. */
export function reportPlayDenial(token: string, refused: ApiFailure): void {
  for (const listener of listeners) listener(token, refused);
}

/** Calls `listener` for each refusal. Returns a function that stops this. */
export function onPlayDenial(listener: DenialListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The result of a call about a film; a status under `leastStatus` is not a denial. */
export async function resolvePlayPermission(
  call: Promise<unknown>,
  leastStatus: number,
): Promise<PlayPermissionCheck> {
  try {
    await call;
    return { status: 200 };
  } catch (error) {
    const { code: status, failure } = asApiCallError(error);
    const isDenial = status >= leastStatus && status < 500 && failure.reason !== undefined;
    return isDenial ? { status, refused: failure } : { status };
  }
}
