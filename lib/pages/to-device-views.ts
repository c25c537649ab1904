import { countryName } from "../contract/country.ts";
import { type Device, devicesAndLimitSchema } from "../contract/device.ts";
import { parseResponse } from "../contract/parse-response.ts";
import { describeUserAgent } from "./device-name.ts";
import type { DeviceList, DeviceView } from "../devices/device-view.ts";

/** `t` as in `lib/i18n`. */
type Words = { t: (key: string) => string; locale: string };

/** Further devices are not shown. */
const maxShown = 200;

/** Devices as viewers know them, this one first, then the one that was used last: docs/behaviour.md BE-244. */
export function toDeviceViews(devices: Device[], words: Words): DeviceView[] {
  const lastFirst = devices.toSorted(
    (a, b) =>
      Number(b.isCurrentDevice) - Number(a.isCurrentDevice) ||
      (b.updatedAtEpochMS ?? 0) - (a.updatedAtEpochMS ?? 0),
  );
  return lastFirst.slice(0, maxShown).map((device) => viewDevice(device, words));
}

/**
 * The devices in a refusal with `DEVICE_LIMIT`: `parseDeniedDeviceList(error.data, i18n)` → `{ devices: […], threshold: 2 }`;
 * undefined if it has none.
 */
export function parseDeniedDeviceList(
  data: Record<string, unknown> | undefined,
  words: Words,
): DeviceList | undefined {
  const { devices, deviceLimitThreshold: threshold } = parseResponse(
    devicesAndLimitSchema,
    data ?? {},
  ).value;
  return devices && { devices: toDeviceViews(devices, words), threshold };
}

function viewDevice(device: Device, { t, locale }: Words): DeviceView {
  const { id, userAgent, updatedAtEpochMS, isCurrentDevice, location } = device;
  const { name = t("deviceUnknown"), kind } = describeUserAgent(userAgent);
  const { city, countryName: named, countryCode } = location ?? {};
  const country = (countryCode && countryName(locale, countryCode)) ?? named;
  const place = [city, country].filter(Boolean).join(", ");
  return {
    id,
    name,
    kind,
    lastActiveAt: isDay(updatedAtEpochMS) ? updatedAtEpochMS : undefined,
    ...(place && { place }),
    isCurrent: isCurrentDevice,
  };
}

/** The most that a `Date` can hold. */
const lastMoment = 8.64e15;

function isDay(at: number | undefined): boolean {
  return at !== undefined && at > 0 && at <= lastMoment;
}
