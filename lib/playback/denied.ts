import type { DeviceView } from "../devices/device-view.ts";
import type { FailureReason } from "../failures/failures.ts";

/** What the site says of a film that its viewer may not go on with: the body of a refusal of `/api`. */
export type Refused = {
  code: number;
  reason?: FailureReason;
  /** In the viewer's language. */
  message?: string;
  hint?: string;
  /** Of too many devices: which they are, and how many there may be. */
  devices?: DeviceView[];
  threshold?: number;
};

type Heard = (token: string, refused: Refused) => void;

const listeners = new Set<Heard>();

/** Tells the player that a film may not go on: whoever asked the site about it while it plays. */
export function tellDenied(token: string, refused: Refused): void {
  for (const heard of listeners) heard(token, refused);
}

/** Calls `heard` for each refusal. Gives the way to stop. */
export function onDenied(heard: Heard): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
