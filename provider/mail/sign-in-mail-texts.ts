import { countryName } from "../../lib/contract/country.ts";
import { bcp47, type Language } from "../../lib/contract/languages.ts";
import type { DeviceInfo } from "../domain/devices/device-info.ts";
import { detectDeviceFamily } from "../domain/devices/detect-device-family.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";
import { formatLongUtcDateTime } from "../locales/format-long-utc-date-time.ts";

/** What a viewer reads of a sign-in: on what, where and when. */
export function createSignInMailTexts(
  { userAgent, city, country, at }: DeviceInfo & { at: Date },
  language: Language,
): { device: string; place: string; time: string } {
  const { unknownDevice, unknownPlace } = providerTextsByLanguage[language].devices;
  const place = [city, country && (countryName(bcp47(language), country) ?? country)];
  return {
    device: detectDeviceFamily(userAgent) || unknownDevice,
    place: place.filter(Boolean).join(", ") || unknownPlace,
    time: formatLongUtcDateTime(at, language),
  };
}
