/** One filter of a search: `{ param: "stream_state", value: "live" }`. */
export type SearchFilter = { param: string; value: string };

/** The values of the filter by state that a viewer chooses from. */
export const streamStates = ["live", "vod", "scheduled"] as const;

const maxFilters = 10;
const maxValueLength = 100;
const isMetadata = /^metadata\.[\w.-]{1,50}$/;

/**
 * The filters of a URL: `parseSearchFilters("stream_state:live,tags:on%2Coff")` → `[{ param: "stream_state", value: "live"
 * }, { param: "tags", value: "on,off" }]`. Invalid filters, and those after ten, are left out. If a parameter has one
 * value, the last one counts, and an empty one removes it. docs/behaviour.md BE-262.
 */
export function parseSearchFilters(text: string | null | undefined): SearchFilter[] {
  let filters: SearchFilter[] = [];
  for (const part of (text ?? "").split(",", 4 * maxFilters)) {
    const filter = readFilter(part);
    if (!filter) continue;
    const others = filters.filter((other) => !replaces(filter, other));
    filters = filter.value === "" ? others : [...others, filter];
  }
  return filters.slice(0, maxFilters);
}

/** The filters as in a URL; undefined without one. */
export function serializeSearchFilters(filters: SearchFilter[]): string | undefined {
  return filters.length === 0 ? undefined : filters.map(writeFilter).join(",");
}

/** The value of a filter that is set: `getSearchFilterValue("stream_state:live", "stream_state")` → `"live"`. */
export function getSearchFilterValue(text: string | undefined, param: string): string | undefined {
  return parseSearchFilters(text).findLast((filter) => filter.param === param)?.value;
}

/**
 * The filters with one in the place of those of the same param, or without them:
 * `setSearchFilter("tags:sea,stream_state:vod", "stream_state", "live")` → `"tags:sea,stream_state:live"`. The others stay.
 */
export function setSearchFilter(
  text: string | undefined,
  param: string,
  value: string | undefined,
): string | undefined {
  const others = parseSearchFilters(text).filter((filter) => filter.param !== param);
  return serializeSearchFilters(value === undefined ? others : [...others, { param, value }]);
}

function readFilter(part: string): SearchFilter | undefined {
  const colon = part.indexOf(":");
  if (colon === -1) return undefined;
  const param = part.slice(0, colon).trim();
  const value = decode(part.slice(colon + 1))
    ?.normalize("NFC")
    .trim();
  const isText = value !== undefined && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(value);
  if (!isText || value.length > maxValueLength) return undefined;
  if (param === "stream_state") {
    return ["", ...streamStates].includes(value) ? { param, value } : undefined;
  }
  return param === "tags" || isMetadata.test(param) ? { param, value } : undefined;
}

/** A content has several tags, and one value of everything else. */
function replaces(filter: SearchFilter, other: SearchFilter): boolean {
  return filter.param === other.param && (filter.param !== "tags" || filter.value === other.value);
}

// Only what would end a filter or begin an encoding is encoded.
function writeFilter({ param, value }: SearchFilter): string {
  return `${param}:${value.replaceAll("%", "%25").replaceAll(",", "%2C")}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
