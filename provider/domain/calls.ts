/** The calls that faults and counters are kept for. */
export const callNames = [
  "channel",
  "header",
  "footer",
  "page",
  "sections",
  "section-content",
  "content",
  "media",
] as const;
export type CallName = (typeof callNames)[number];

/** A request as a call: its name, and the channel as the address names it (media has none). */
export type Call = { name: CallName; channel?: string };

const patterns: [RegExp, CallName][] = [
  [/^\/ch\/([^/]+)$/, "channel"],
  [/^\/ch\/([^/]+)\/header$/, "header"],
  [/^\/ch\/([^/]+)\/footer$/, "footer"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+$/, "page"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+\/sections$/, "sections"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+\/(?:personalized-)?sections\/[^/]+\/content$/, "section-content"],
  [/^\/ch\/([^/]+)\/content(?:-preview)?\/[^/]+$/, "content"],
  [/^\/media\//, "media"],
];

/** `"/ch/demo/header"` → `{ name: "header", channel: "demo" }`; undefined when it is no such call. */
export function callOf(path: string): Call | undefined {
  for (const [pattern, name] of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, channel: match[1]?.toLowerCase() };
  }
  return undefined;
}
