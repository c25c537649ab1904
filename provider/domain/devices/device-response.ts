import { countryName } from "../../../lib/contract/country.ts";
import { bcp47, type Language } from "../../../lib/contract/languages.ts";
import type { DeviceRecord } from "./device-info.ts";

/** The session that requests a list of devices, and its language. */
export type DeviceListRequest = { session: string; language: Language };

/** A device: docs/provider-api.md PA-190. */
export function createDeviceResponse(
  device: DeviceRecord,
  { session, language }: DeviceListRequest,
) {
  return {
    id: device.id,
    userAgent: device.userAgent ?? "",
    updatedAtEpochMS: device.lastActiveAt.getTime(),
    isCurrentDevice: device.id === session,
    location: locationOf(device, language),
  };
}

function locationOf({ city, country }: DeviceRecord, language: Language) {
  if (city === null && country === null) return undefined;
  return {
    city: city ?? undefined,
    countryCode: country ?? undefined,
    countryName: country === null ? undefined : countryName(bcp47(language), country),
  };
}
