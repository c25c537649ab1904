import { type PageRemark, createFaultRemark, createHintRemark } from "./page-remark.ts";
import type { PageHead } from "./page-head.ts";
import type { PageExpectations, InspectedResponse } from "./inspected-response.ts";

/** About as much as search engines show. */
const shownTitle = 65;
const shownDescription = 300;

/** What a search engine or a share card gets wrong by a page's head: docs/crawlers.md. */
export function checkPageHead(
  page: InspectedResponse,
  head: PageHead,
  expected: PageExpectations,
): PageRemark[] {
  return [
    ...checkResponse(page),
    ...checkRobots(page, head, expected),
    ...checkWords(head),
    ...(isForSearch(page, head) ? checkPlace(page, head, expected) : []),
    ...(isForSearch(page, head) ? checkCard(head) : []),
  ];
}

/** A page that no search engine keeps needs neither an address of its own nor a card. */
function isForSearch({ status }: InspectedResponse, { robots }: PageHead): boolean {
  return status === 200 && !isNoindex(robots);
}

export function isNoindex(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? "");
}

function checkResponse({ status, headers }: InspectedResponse): PageRemark[] {
  const type = headers["content-type"] ?? "";
  return [
    ...(status >= 400
      ? [createFaultRemark("Answer", `The status is ${status}: crawlers drop the page.`)]
      : []),
    ...(type.startsWith("text/html")
      ? []
      : [createFaultRemark("Answer", `It is no page, but ${type || "of no type"}.`)]),
  ];
}

function checkRobots(
  { status, headers }: InspectedResponse,
  { robots }: PageHead,
  expected: PageExpectations,
) {
  const isOut = isNoindex(robots) || isNoindex(headers["x-robots-tag"]);
  if ((expected.isStaging || status >= 400) && !isOut) {
    const why = expected.isStaging ? "The channel is in staging" : "An error screen";
    return [
      createFaultRemark("Robots", `${why}, and search engines may keep it: noindex is missing.`),
    ];
  }
  if (isOut) return [createHintRemark("Robots", "Search engines must not store this page.")];
  return [];
}

function checkWords({ titles, description, language, viewport }: PageHead): PageRemark[] {
  const [title = ""] = titles;
  return [
    ...(title === "" ? [createFaultRemark("Title", "There is none.")] : []),
    ...(titles.length > 1
      ? [createHintRemark("Title", `There are ${titles.length}; the first counts.`)]
      : []),
    ...(title.length > shownTitle
      ? [
          createHintRemark(
            "Title",
            `It has ${title.length} characters; search results show about ${shownTitle}.`,
          ),
        ]
      : []),
    ...(description
      ? []
      : [createHintRemark("Description", "There is none: search engines make one up.")]),
    ...((description?.length ?? 0) > shownDescription
      ? [createHintRemark("Description", `It has more than ${shownDescription} characters.`)]
      : []),
    ...(language
      ? []
      : [createFaultRemark("Language", "The page does not say its language (lang).")]),
    ...(viewport
      ? []
      : [createFaultRemark("Viewport", "Without it phones show a page for computers.")]),
  ];
}

/** Where the page is at home, and in other languages. */
function checkPlace(
  page: InspectedResponse,
  head: PageHead,
  { origins }: PageExpectations,
): PageRemark[] {
  const { alternates, canonicals } = head;
  const [canonical] = canonicals;
  const place = canonical === undefined ? null : URL.parse(canonical);
  const languages = alternates.map(({ language }) => language);
  const isOnSite = (href: string) => origins.includes(URL.parse(href)?.origin ?? "");
  return [
    ...(canonical === undefined ? [createFaultRemark("Canonical", "There is none.")] : []),
    ...(canonicals.length > 1 ? [createFaultRemark("Canonical", "There is more than one.")] : []),
    ...(canonical !== undefined && !place
      ? [createFaultRemark("Canonical", "It is not absolute.")]
      : []),
    ...(place && !isOnSite(place.href)
      ? [createFaultRemark("Canonical", "It leads to another site.")]
      : []),
    ...(place && hasPassing(place)
      ? [
          createFaultRemark(
            "Canonical",
            "It holds a query that changes nothing (utm, t, video_id).",
          ),
        ]
      : []),
    ...(place && place.pathname !== new URL(page.address).pathname
      ? [createHintRemark("Canonical", `Search engines keep ${place.pathname} in its place.`)]
      : []),
    ...(languages.length > 0 && !languages.includes("x-default")
      ? [createFaultRemark("Languages", "x-default is missing.")]
      : []),
    ...(new Set(languages).size < languages.length
      ? [createFaultRemark("Languages", "A language is named twice.")]
      : []),
    ...(alternates.every(({ href }) => isOnSite(href))
      ? []
      : [createFaultRemark("Languages", "An alternate leads elsewhere, or is not absolute.")]),
  ];
}

function hasPassing({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => /^(?:utm_.*|t|video_id|page_id)$/.test(name));
}

function checkCard({ openGraph, twitter, canonicals }: PageHead): PageRemark[] {
  const missing = ["og:title", "og:type", "og:url", "og:image"].filter((name) => !openGraph[name]);
  const picture = openGraph["og:image"];
  const isAbsolute = picture === undefined || URL.parse(picture) !== null;
  const isElsewhere =
    openGraph["og:url"] !== undefined && !canonicals.includes(openGraph["og:url"]);
  return [
    ...missing.map((name) => createFaultRemark("Share card", `${name} is missing.`)),
    ...(isAbsolute ? [] : [createFaultRemark("Share card", "og:image is not absolute.")]),
    ...(picture && /\.avif(?:$|\?)/.test(picture)
      ? [createFaultRemark("Share card", "og:image is AVIF, which many networks cannot read.")]
      : []),
    ...(isElsewhere
      ? [createFaultRemark("Share card", "og:url is not the canonical address.")]
      : []),
    ...(openGraph["og:description"]
      ? []
      : [createHintRemark("Share card", "og:description is missing.")]),
    ...(twitter["twitter:card"]
      ? []
      : [createHintRemark("Share card", "twitter:card is missing.")]),
  ];
}
