import type { Content, Person, PersonRole } from "../contract/content.ts";
import { languageName } from "../i18n/choose-language.ts";
import type { Translate } from "../i18n/translate.ts";
import { pathInSiteOrWebView, pagePath } from "../urls/site-paths.ts";
import { searchPath } from "../urls/search-url-params.ts";

/** A line of a film's details: pieces of text in turn, some of them links. */
export type FilmDetail = { label: string; pieces: { text: string; href?: string | undefined }[] };

type Words = { t: Translate; locale: string };

const labels: Record<PersonRole | "other", string> = {
  director: "aboutDirector",
  camera: "aboutCamera",
  teacher: "aboutTeacher",
  commentator: "aboutCommentator",
  other: "aboutWith",
};

/**
 * The people, year and series of a content, and the languages of its playback. `mobile`: links stay in the app's web
 * view. Empty if the provider sends none of these. docs/behaviour.md BE-371.
 */
export function filmDetails(
  { input, playback }: Content,
  words: Words,
  mobile = false,
): FilmDetail[] {
  const { t } = words;
  const { people, released_year: year, series } = input;
  const details: FilmDetail[] = [...Map.groupBy(people, roleOf)].map(([role, group]) => ({
    label: t(labels[role]),
    pieces: listed(
      group.map((one) => ({ text: one.name, href: personPath(one, mobile) })),
      words,
    ),
  }));
  if (year !== undefined) details.push({ label: t("aboutYear"), pieces: [{ text: `${year}` }] });
  if (series) {
    const href = series.token && pathInSiteOrWebView(pagePath(series.token), mobile);
    const label = t(series.unit === "lesson" ? "aboutCourse" : "aboutSeries");
    details.push({ label, pieces: [{ text: series.name, href }] });
  }
  const spoken = playback?.audio_languages ?? [];
  const written = playback?.captions.map(({ lang }) => lang) ?? [];
  if (spoken.length > 0) details.push({ label: t("aboutAudio"), pieces: named(spoken, words) });
  if (written.length > 0)
    details.push({ label: t("aboutSubtitles"), pieces: named(written, words) });
  return details;
}

const roleOf = ({ role }: Person): keyof typeof labels => role ?? "other";

function personPath({ name, url }: Person, mobile: boolean): string {
  return url === undefined
    ? searchPath({ q: name }, mobile)
    : pathInSiteOrWebView(pagePath(url), mobile);
}

function named(tags: string[], words: Words): FilmDetail["pieces"] {
  const names = [...new Set(tags)].map((tag) => ({ text: languageName(tag, words.locale) }));
  const [first, ...rest] = listed(names, words);
  return first ? [{ text: capitalised(first.text, words.locale) }, ...rest] : [];
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The members of a list with the separators of the language: `a`, `b` → `a`, " and ", `b`. */
function listed(pieces: FilmDetail["pieces"], { locale }: Words): FilmDetail["pieces"] {
  const format = new Intl.ListFormat(locale);
  const rest = [...pieces];
  return format
    .formatToParts(pieces.map(({ text }) => text))
    .map(({ type, value }) => (type === "element" && rest.shift()) || { text: value });
}
