import type { DeviceView } from "../devices/device-view.ts";
import type { FailureReason } from "../failures/failures.ts";

/** The body of a response of `/api` to a call that failed: the code, and what is known of the cause. */
export type ApiFailure = {
  /** The provider's, else the HTTP status. */
  code: number;
  /** In the viewer's language. */
  message?: string;
  source?: string;
  detail?: string;
  /** What may help against a refusal, in the viewer's language. */
  hint?: string;
  /** By name of a field: the key of a text, or the provider's words. */
  fields?: Record<string, string>;
  /** Of too many devices: which they are, and how many there may be. */
  devices?: DeviceView[];
  threshold?: number;
  /** Why a refusal was, and the path that unlocks what was refused. */
  reason?: FailureReason;
  unlock?: string;
};
