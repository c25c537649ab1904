import { readLanguageTag } from "../../contract/languages.ts";

/** Norwegian in all its tags is understood by its readers. */
const norwegian = new Set(["no", "nb", "nn"]);
/** Tags that name no language: undetermined, several, none. */
const unnamed = new Set(["und", "mul", "zxx", "mis"]);

/**
 * How well a language serves a wanted one: 5 the same tag, 4 the same language, script and region (`ja`, `ja-JP`), 3 a
 * shorter tag (BCP 47 lookup), 2 the same script, 1 the same language, 0 another. Undetermined languages match none.
 */
export function scoreLanguageMatch(tag: string, wanted: string): number {
  const [track, other] = [partsOf(tag), partsOf(wanted)];
  if (!track || !other || track.language !== other.language) return 0;
  if (track.tag === other.tag) return 5;
  if (track.full === other.full) return 4;
  if (other.tag.startsWith(`${track.tag}-`)) return 3;
  return track.script === other.script && track.isNynorsk === other.isNynorsk ? 2 : 1;
}

function partsOf(text: string) {
  const tag = readLanguageTag(text);
  if (tag === undefined) return undefined;
  // An undetermined language would be maximized to English.
  if (unnamed.has(tag.split("-")[0] ?? "")) return undefined;
  const { language, script, region } = new Intl.Locale(tag).maximize();
  const family = norwegian.has(language) ? "no" : language;
  const isNynorsk = language === "nn";
  return {
    tag,
    language: family,
    script,
    isNynorsk,
    full: [isNynorsk ? "nn" : family, script, region].join("-"),
  };
}
