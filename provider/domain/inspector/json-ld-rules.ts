import { type PageRemark, createFaultRemark, createHintRemark } from "./page-remark.ts";

/** What a value has to look like; undefined is fine. */
type Form = "text" | "address" | "time" | "duration" | "number" | "truth" | "list";

type Rule = {
  /** Without these the thing is not shown. */
  required: Record<string, Form>;
  /** Without these less of it is shown. */
  wanted?: Record<string, Form>;
  /** One of these has to be there as well. */
  oneOf?: string[];
};

/** The types that the site writes, and the fields that search engines require of each. */
export const jsonLdRules: Record<string, Rule> = {
  VideoObject: {
    required: { name: "text", thumbnailUrl: "address", uploadDate: "time" },
    // No `contentUrl`: addresses of films end (docs/behaviour.md BE-388).
    wanted: { description: "text", duration: "duration" },
  },
  Clip: {
    required: { name: "text", startOffset: "number", url: "address" },
    wanted: { endOffset: "number" },
  },
  BroadcastEvent: {
    required: { isLiveBroadcast: "truth", startDate: "time", endDate: "time" },
    wanted: { name: "text" },
  },
  BreadcrumbList: { required: { itemListElement: "list" } },
  ListItem: { required: { position: "number" }, oneOf: ["name", "item"] },
  Organization: { required: { name: "text", url: "address" } },
  WebSite: { required: { name: "text", url: "address" } },
  ItemList: { required: { itemListElement: "list" } },
  TVSeries: { required: { name: "text" } },
  TVSeason: { required: { seasonNumber: "number" } },
  TVEpisode: { required: { name: "text", url: "address" }, wanted: { episodeNumber: "number" } },
  Movie: { required: { name: "text", image: "address" } },
};

const time = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/;
const duration = /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;

const forms: Record<Form, { fits: (value: unknown) => boolean; words: string }> = {
  text: { fits: (value) => typeof value === "string" && value.trim() !== "", words: "a text" },
  address: { fits: isAddress, words: "an absolute address" },
  time: {
    fits: (value) => typeof value === "string" && time.test(value) && !isNaN(Date.parse(value)),
    words: "a date, or a time with its zone (ISO 8601)",
  },
  duration: {
    fits: (value) => typeof value === "string" && duration.test(value),
    words: "a duration (ISO 8601)",
  },
  number: { fits: (value) => typeof value === "number" && value >= 0, words: "a number from 0" },
  truth: { fits: (value) => typeof value === "boolean", words: "true or false" },
  list: { fits: (value) => Array.isArray(value) && value.length > 0, words: "a list" },
};

/** What is wrong with a thing, and with every thing in it that has a type. */
export function checkJsonLdNode(node: Record<string, unknown>, path = ""): PageRemark[] {
  const { "@type": type } = node;
  const name = path || (typeof type === "string" ? type : "A thing");
  const rule = typeof type === "string" ? jsonLdRules[type] : undefined;
  return [
    ...(rule ? checkOne(node, rule, name) : unknownType(node, name)),
    ...(type === "BreadcrumbList" ? checkPlaces(node, name) : []),
    ...(type === "Clip" ? checkSpan(node, name) : []),
    ...(type === "BroadcastEvent" ? checkTimes(node, name) : []),
    ...partsOf(node).flatMap(([key, part]) => checkJsonLdNode(part, `${name} › ${key}`)),
  ];
}

function checkOne(node: Record<string, unknown>, rule: Rule, name: string): PageRemark[] {
  const missing = Object.keys(rule.required).filter((key) => isMissing(node[key]));
  const poor = Object.keys(rule.wanted ?? {}).filter((key) => isMissing(node[key]));
  const wrong = Object.entries({ ...rule.required, ...rule.wanted }).filter(
    ([key, form]) => !isMissing(node[key]) && !forms[form].fits(node[key]),
  );
  const lacksAll = rule.oneOf?.every((key) => isMissing(node[key])) ?? false;
  return [
    ...missing.map((key) => createFaultRemark(name, `${key} is missing.`)),
    ...wrong.map(([key, form]) => createFaultRemark(name, `${key} is not ${forms[form].words}.`)),
    ...(lacksAll ? [createFaultRemark(name, `One of ${rule.oneOf?.join(", ")} is missing.`)] : []),
    ...poor.map((key) => createHintRemark(name, `Search engines also look for ${key}.`)),
  ];
}

function unknownType(node: Record<string, unknown>, name: string): PageRemark[] {
  // `{ "@id": … }` points to a node that is described elsewhere.
  if (node["@type"] === undefined && node["@id"] !== undefined) return [];
  if (node["@type"] === undefined) return [createFaultRemark(name, "@type is missing.")];
  return [createHintRemark(name, "No rule for this type is known here.")];
}

function checkPlaces(
  { itemListElement: items }: Record<string, unknown>,
  name: string,
): PageRemark[] {
  const places = partsIn(items).map(({ position }) => position);
  const isInOrder = places.every((place, index) => place === index + 1);
  return isInOrder ? [] : [createFaultRemark(name, "The positions do not count from 1.")];
}

function checkSpan(node: Record<string, unknown>, name: string): PageRemark[] {
  const { startOffset: start, endOffset: end } = node;
  const isWrong = typeof start === "number" && typeof end === "number" && end <= start;
  return isWrong ? [createFaultRemark(name, "endOffset is not after startOffset.")] : [];
}

function checkTimes(node: Record<string, unknown>, name: string): PageRemark[] {
  const [start, end] = [node.startDate, node.endDate].map((value) => Date.parse(String(value)));
  const isWrong = start !== undefined && end !== undefined && end <= start;
  return isWrong ? [createFaultRemark(name, "endDate is not after startDate.")] : [];
}

function partsOf(node: Record<string, unknown>): [string, Record<string, unknown>][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const parts = partsIn(value);
    return parts.map((part, index): [string, Record<string, unknown>] => [
      Array.isArray(value) ? `${key} ${index + 1}` : key,
      part,
    ]);
  });
}

function partsIn(value: unknown): Record<string, unknown>[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter(
    (part): part is Record<string, unknown> => typeof part === "object" && part !== null,
  );
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isAddress(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isAddress);
  return typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}
