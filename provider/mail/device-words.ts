import { countryName } from "../../lib/contract/country.ts";
import { bcp47, type Language } from "../../lib/contract/languages.ts";
import type { DeviceFacts } from "../domain/devices/device-facts.ts";
import { deviceFamily } from "../domain/devices/device-family.ts";
import { locales } from "../locales/locales.ts";
import { formatMoment } from "../locales/format-moment.ts";

/** What a viewer reads of a sign-in: on what, where and when. */
export function deviceWords(
  { userAgent, city, country, at }: DeviceFacts & { at: Date },
  language: Language,
): { device: string; place: string; time: string } {
  const { unknownDevice, unknownPlace } = locales[language].devices;
  const place = [city, country && (countryName(bcp47(language), country) ?? country)];
  return {
    device: deviceFamily(userAgent) || unknownDevice,
    place: place.filter(Boolean).join(", ") || unknownPlace,
    time: formatMoment(at, language),
  };
}
