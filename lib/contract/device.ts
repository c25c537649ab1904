import { z } from "zod";
import { count, line, listOf, moment, soft, softOr, text } from "./fields.ts";

/** A place in which a viewer was last: docs/provider-api.md PA-102. */
const location = z.object({
  city: soft(line),
  countryName: soft(line),
  /** ISO 3166-1 alpha-2. */
  countryCode: soft(z.string().regex(/^[A-Za-z]{2}$/, "expected two letters")),
});

/** A device that a viewer is signed in on, which is one access token: docs/provider-api.md PA-102. */
export const device = z.object({
  id: text,
  /** The browser's user agent, at most 512 characters of it; empty if it sends none. */
  userAgent: softOr(
    z.string().transform((userAgent) => userAgent.slice(0, 512)),
    "",
  ),
  updatedAtEpochMS: soft(moment),
  isCurrentDevice: softOr(z.boolean(), false),
  location: soft(location),
});
export type Device = z.output<typeof device>;

/** `GET /ch/{id}/user-devices`. */
export const devices = listOf(device);

/** The viewer's devices and the limit: docs/provider-api.md PA-103. */
export const deviceCheck = z.object({
  devices: soft(devices),
  deviceLimitThreshold: soft(count),
});
export type DeviceCheck = z.output<typeof deviceCheck>;
