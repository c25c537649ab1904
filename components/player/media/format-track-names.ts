import { languageName } from "@/lib/i18n/choose-language";
import type { MediaTrackInfo } from "@/lib/playback/tracks/find-best-matching-track";

/**
 * A name for each track of a list: its label, else its language, else `unnamed`. Equal names get a number: `["English",
 * "English (2)"]`.
 */
export function formatTrackNames(
  tracks: readonly Pick<MediaTrackInfo, "lang" | "label">[],
  locale: string,
  unnamed: string,
): string[] {
  const times = new Map<string, number>();
  return tracks.map(({ lang, label }) => {
    const isNamed = lang !== "" && lang !== "und";
    const name = label || (isNamed ? languageName(lang, locale) : unnamed);
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
