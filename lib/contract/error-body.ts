import { z } from "zod";
import { httpStatus, multilineTextSchema, dropInvalid, textSchema } from "./fields.ts";

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
  statusCode: dropInvalid(httpStatus),
  code: dropInvalid(httpStatus),
  source: dropInvalid(z.enum(errorSources)),
  message: dropInvalid(multilineTextSchema),
  detail: dropInvalid(textSchema),
  data: dropInvalid(z.record(z.string(), z.unknown())),
  /** Of `DEVICE_LIMIT`; they may be in `data` as well. */
  inputPreview: dropInvalid(z.unknown()),
  devices: dropInvalid(z.unknown()),
  deviceLimitThreshold: dropInvalid(z.unknown()),
});
