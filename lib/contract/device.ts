import { z } from "zod";
import {
  countSchema,
  singleLineTextSchema,
  lenientArraySchema,
  timestampSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
} from "./field-schemas.ts";

/** A place in which a viewer was last: docs/provider-api.md PA-102. */
const location = z.object({
  city: lenientOptionalSchema(singleLineTextSchema),
  countryName: lenientOptionalSchema(singleLineTextSchema),
  /** ISO 3166-1 alpha-2. */
  countryCode: lenientOptionalSchema(z.string().regex(/^[A-Za-z]{2}$/, "expected two letters")),
});

/** A device that a viewer is signed in on, which is one access token: docs/provider-api.md PA-102. */
export const deviceSchema = z.object({
  id: textSchema,
  /** The browser's user agent, at most 512 characters of it; empty if it sends none. */
  userAgent: lenientDefaultSchema(
    z.string().transform((userAgent) => userAgent.slice(0, 512)),
    "",
  ),
  updatedAtEpochMS: lenientOptionalSchema(timestampSchema),
  isCurrentDevice: lenientDefaultSchema(z.boolean(), false),
  location: lenientOptionalSchema(location),
});
export type Device = z.output<typeof deviceSchema>;

/** `GET /ch/{id}/user-devices`. */
export const devicesSchema = lenientArraySchema(deviceSchema);

/** The viewer's devices and the limit: docs/provider-api.md PA-103. */
export const devicesAndLimitSchema = z.object({
  devices: lenientOptionalSchema(devicesSchema),
  deviceLimitThreshold: lenientOptionalSchema(countSchema),
});
export type DevicesAndLimit = z.output<typeof devicesAndLimitSchema>;
