import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import {
  type Device,
  type DevicesAndLimit,
  devicesAndLimitSchema,
  devicesSchema,
} from "../contract/device.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** The devices that the caller is signed in on: docs/provider-api.md PA-177. */
export function getDevices(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
): Promise<Device[]> {
  return fetchFromProvider({
    call: "devices",
    channel,
    segments: ["ch", id, "user-devices"],
    schema: devicesSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** Signs a device out; `key` is one for each press, and nothing is sent twice. docs/provider-api.md PA-178. */
export async function requestDeviceRemoval(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  deviceId: string,
  key: string,
): Promise<void> {
  await fetchFromProvider({
    call: "device-removal",
    channel,
    segments: ["ch", id, "user-devices", deviceId],
    method: "DELETE",
    idempotencyKey: key,
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** Ends all sessions of the caller, also this one: docs/provider-api.md PA-366. */
export async function signOutEverywhere(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
): Promise<void> {
  await fetchFromProvider({
    call: "sign-out-everywhere",
    channel,
    segments: ["ch", id, "user-devices"],
    method: "DELETE",
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/**
 * Whether the caller may (still) play a content (`token`) on this device: docs/provider-api.md PA-179.
 * Throws `ApiError` 429 `DEVICE_LIMIT` with a `DevicesAndLimit` as its data.
 */
export async function verifyDevice(
  callContext: CallContext,
  { channel_id: id, token: channel }: Channel,
  token: string,
): Promise<DevicesAndLimit> {
  const check = await fetchFromProvider({
    call: "device-verification",
    channel,
    segments: ["ch", id, "users", "device-verification"],
    method: "POST",
    body: { inputToken: token },
    schema: devicesAndLimitSchema.optional(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
  return check ?? {};
}
