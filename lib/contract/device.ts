import { z } from "zod";
import {
  countSchema,
  singleLineTextSchema,
  listOf,
  timestampSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
} from "./fields.ts";

/** A place in which a viewer was last: docs/provider-api.md PA-102. */
const location = z.object({
  city: dropInvalid(singleLineTextSchema),
  countryName: dropInvalid(singleLineTextSchema),
  /** ISO 3166-1 alpha-2. */
  countryCode: dropInvalid(z.string().regex(/^[A-Za-z]{2}$/, "expected two letters")),
});

/** A device that a viewer is signed in on, which is one access token: docs/provider-api.md PA-102. */
export const deviceSchema = z.object({
  id: textSchema,
  /** The browser's user agent, at most 512 characters of it; empty if it sends none. */
  userAgent: replaceInvalid(
    z.string().transform((userAgent) => userAgent.slice(0, 512)),
    "",
  ),
  updatedAtEpochMS: dropInvalid(timestampSchema),
  isCurrentDevice: replaceInvalid(z.boolean(), false),
  location: dropInvalid(location),
});
export type Device = z.output<typeof deviceSchema>;

/** `GET /ch/{id}/user-devices`. */
export const devicesSchema = listOf(deviceSchema);

/** The viewer's devices and the limit: docs/provider-api.md PA-103. */
export const deviceCheck = z.object({
  devices: dropInvalid(devicesSchema),
  deviceLimitThreshold: dropInvalid(countSchema),
});
export type DeviceCheck = z.output<typeof deviceCheck>;
