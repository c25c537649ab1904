import { type Remark, faultRemark, hintRemark } from "./remark.ts";
import type { PageHead } from "./page-head.ts";
import type { ExpectedPage, FetchedPage } from "./fetched-page.ts";

/** About as much as search engines show. */
const shownTitle = 65;
const shownDescription = 300;

/** What a search engine or a share card gets wrong by a page's head: docs/crawlers.md. */
export function checkHead(page: FetchedPage, head: PageHead, expected: ExpectedPage): Remark[] {
  return [
    ...checkResponse(page),
    ...checkRobots(page, head, expected),
    ...checkWords(head),
    ...(isForSearch(page, head) ? checkPlace(page, head, expected) : []),
    ...(isForSearch(page, head) ? checkCard(head) : []),
  ];
}

/** A page that no search engine keeps needs neither an address of its own nor a card. */
function isForSearch({ status }: FetchedPage, { robots }: PageHead): boolean {
  return status === 200 && !isNoindex(robots);
}

export function isNoindex(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? "");
}

function checkResponse({ status, headers }: FetchedPage): Remark[] {
  const type = headers["content-type"] ?? "";
  return [
    ...(status >= 400
      ? [faultRemark("Answer", `The status is ${status}: crawlers drop the page.`)]
      : []),
    ...(type.startsWith("text/html")
      ? []
      : [faultRemark("Answer", `It is no page, but ${type || "of no type"}.`)]),
  ];
}

function checkRobots(
  { status, headers }: FetchedPage,
  { robots }: PageHead,
  expected: ExpectedPage,
) {
  const isOut = isNoindex(robots) || isNoindex(headers["x-robots-tag"]);
  if ((expected.isStaging || status >= 400) && !isOut) {
    const why = expected.isStaging ? "The channel is in staging" : "An error screen";
    return [faultRemark("Robots", `${why}, and search engines may keep it: noindex is missing.`)];
  }
  if (isOut) return [hintRemark("Robots", "Search engines must not store this page.")];
  return [];
}

function checkWords({ titles, description, language, viewport }: PageHead): Remark[] {
  const [title = ""] = titles;
  return [
    ...(title === "" ? [faultRemark("Title", "There is none.")] : []),
    ...(titles.length > 1
      ? [hintRemark("Title", `There are ${titles.length}; the first counts.`)]
      : []),
    ...(title.length > shownTitle
      ? [
          hintRemark(
            "Title",
            `It has ${title.length} characters; search results show about ${shownTitle}.`,
          ),
        ]
      : []),
    ...(description
      ? []
      : [hintRemark("Description", "There is none: search engines make one up.")]),
    ...((description?.length ?? 0) > shownDescription
      ? [hintRemark("Description", `It has more than ${shownDescription} characters.`)]
      : []),
    ...(language ? [] : [faultRemark("Language", "The page does not say its language (lang).")]),
    ...(viewport ? [] : [faultRemark("Viewport", "Without it phones show a page for computers.")]),
  ];
}

/** Where the page is at home, and in other languages. */
function checkPlace(page: FetchedPage, head: PageHead, { origins }: ExpectedPage): Remark[] {
  const { alternates, canonicals } = head;
  const [canonical] = canonicals;
  const place = canonical === undefined ? null : URL.parse(canonical);
  const languages = alternates.map(({ language }) => language);
  const isOnSite = (href: string) => origins.includes(URL.parse(href)?.origin ?? "");
  return [
    ...(canonical === undefined ? [faultRemark("Canonical", "There is none.")] : []),
    ...(canonicals.length > 1 ? [faultRemark("Canonical", "There is more than one.")] : []),
    ...(canonical !== undefined && !place ? [faultRemark("Canonical", "It is not absolute.")] : []),
    ...(place && !isOnSite(place.href)
      ? [faultRemark("Canonical", "It leads to another site.")]
      : []),
    ...(place && hasPassing(place)
      ? [faultRemark("Canonical", "It holds a query that changes nothing (utm, t, video_id).")]
      : []),
    ...(place && place.pathname !== new URL(page.address).pathname
      ? [hintRemark("Canonical", `Search engines keep ${place.pathname} in its place.`)]
      : []),
    ...(languages.length > 0 && !languages.includes("x-default")
      ? [faultRemark("Languages", "x-default is missing.")]
      : []),
    ...(new Set(languages).size < languages.length
      ? [faultRemark("Languages", "A language is named twice.")]
      : []),
    ...(alternates.every(({ href }) => isOnSite(href))
      ? []
      : [faultRemark("Languages", "An alternate leads elsewhere, or is not absolute.")]),
  ];
}

function hasPassing({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => /^(?:utm_.*|t|video_id|page_id)$/.test(name));
}

function checkCard({ openGraph, twitter, canonicals }: PageHead): Remark[] {
  const missing = ["og:title", "og:type", "og:url", "og:image"].filter((name) => !openGraph[name]);
  const picture = openGraph["og:image"];
  const isAbsolute = picture === undefined || URL.parse(picture) !== null;
  const isElsewhere =
    openGraph["og:url"] !== undefined && !canonicals.includes(openGraph["og:url"]);
  return [
    ...missing.map((name) => faultRemark("Share card", `${name} is missing.`)),
    ...(isAbsolute ? [] : [faultRemark("Share card", "og:image is not absolute.")]),
    ...(picture && /\.avif(?:$|\?)/.test(picture)
      ? [faultRemark("Share card", "og:image is AVIF, which many networks cannot read.")]
      : []),
    ...(isElsewhere ? [faultRemark("Share card", "og:url is not the canonical address.")] : []),
    ...(openGraph["og:description"]
      ? []
      : [hintRemark("Share card", "og:description is missing.")]),
    ...(twitter["twitter:card"] ? [] : [hintRemark("Share card", "twitter:card is missing.")]),
  ];
}
