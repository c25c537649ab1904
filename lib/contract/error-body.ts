import { z } from "zod";
import { httpStatus, lines, soft, text } from "./fields.ts";

/** The causes of refusals: docs/provider-api.md PA-56. */
export const errorSources = [
  "VPN_DETECTION",
  "GEO_BLOCK",
  "DEVICE_LIMIT",
  "MISSING_REGISTRATION",
  "FORBIDDEN",
  "PREVIEW_OVER",
] as const;
export type ErrorSource = (typeof errorSources)[number];

/** The body of any non-2xx response. `statusCode` becomes the error's `code`. */
export const errorBody = z.object({
  statusCode: soft(httpStatus),
  code: soft(httpStatus),
  source: soft(z.enum(errorSources)),
  message: soft(lines),
  detail: soft(text),
  data: soft(z.record(z.string(), z.unknown())),
  /** Of `DEVICE_LIMIT`; they may be in `data` as well. */
  inputPreview: soft(z.unknown()),
  devices: soft(z.unknown()),
  deviceLimitThreshold: soft(z.unknown()),
});
