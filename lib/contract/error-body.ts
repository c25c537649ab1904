import { z } from "zod";
import {
  httpStatusSchema,
  multilineTextSchema,
  lenientOptionalSchema,
  textSchema,
} from "./field-schemas.ts";

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
export const errorBodySchema = z.object({
  statusCode: lenientOptionalSchema(httpStatusSchema),
  code: lenientOptionalSchema(httpStatusSchema),
  source: lenientOptionalSchema(z.enum(errorSources)),
  message: lenientOptionalSchema(multilineTextSchema),
  detail: lenientOptionalSchema(textSchema),
  data: lenientOptionalSchema(z.record(z.string(), z.unknown())),
  /** Of `DEVICE_LIMIT`; they may be in `data` as well. */
  inputPreview: lenientOptionalSchema(z.unknown()),
  devices: lenientOptionalSchema(z.unknown()),
  deviceLimitThreshold: lenientOptionalSchema(z.unknown()),
});
