import type { DeviceView } from "../devices/device-view.ts";
import type { FailureReason } from "../failures/failure-displays.ts";

/** The body of a response of `/api` to a failed call. */
export type ApiFailure = {
  /** The provider's, else the HTTP status. */
  code: number;
  /** In the viewer's language. */
  message?: string;
  source?: string;
  detail?: string;
  /** A hint about the refusal, in the viewer's language. */
  hint?: string;
  /** By name of a field: the key of a text, or the provider's words. */
  fields?: Record<string, string>;
  /** With too many devices: the devices, and how many are allowed. */
  devices?: DeviceView[];
  threshold?: number;
  /** The reason of a refusal, and the path that unlocks the content. */
  reason?: FailureReason;
  unlock?: string;
};
