import type { LabStream, Spoilage, StreamRequest } from "./stream-lab.ts";

/** Texts of the player, as `public/lng/lang-en.json` has them. */
const words = {
  waits: "The live event hasn’t begun yet. It starts here by itself.",
  interrupted: "The broadcast is interrupted. It goes on here by itself.",
  unsupported: "This browser can’t play this video",
  missing: "This video isn’t available right now",
  connection: "The connection was lost",
  over: "The live event has ended",
} as const;

/** A stream of the laboratory and what the player does with it: it says something, and then ends or goes on. */
export type StreamCase = LabStream & {
  name: string;
  /** Its case in docs/field-log.md. Those without one run with the whole matrix only. */
  field?: string;
  /** Words that the player shows. */
  says?: string;
  /** A film plays to its end. */
  ends?: true;
  /** Milliseconds after which a live stream plays (again). */
  goesOnAfterMs?: number;
  /** True for a stream of HEVC alone, which some browsers play. */
  isHevc?: true;
};

const segment = (sequence: number, spoilage: Spoilage) => (request: StreamRequest) =>
  request.kind === "segment" && request.sequence === sequence ? spoilage : undefined;
const two = ["small", "large"] as const;

const films: StreamCase[] = [
  { name: "a film without faults", shape: {}, ends: true },
  {
    field: "P3",
    name: "a film with a segment of 404",
    shape: {},
    spoil: segment(4, 404),
    ends: true,
  },
  {
    field: "P3",
    name: "a film in two renditions with a segment of 404",
    shape: { renditions: two },
    spoil: segment(4, 404),
    ends: true,
  },
  {
    field: "P3",
    name: "a film whose first segment is 404",
    shape: {},
    spoil: segment(0, 404),
    ends: true,
  },
  {
    field: "P3",
    name: "a film whose last segment is 404",
    shape: {},
    spoil: segment(9, 404),
    ends: true,
  },
  { name: "a film with a segment of 403", shape: {}, spoil: segment(4, 403), ends: true },
  { name: "a film with a segment of 500", shape: {}, spoil: segment(4, 500), ends: true },
  { name: "a film with an empty segment", shape: {}, spoil: segment(4, "empty"), ends: true },
  { name: "a film with a web page as a segment", shape: {}, spoil: segment(4, "html"), ends: true },
  {
    name: "a film with a segment that is cut off",
    shape: {},
    spoil: segment(4, "cut"),
    ends: true,
  },
  { name: "a film with a slow segment", shape: {}, spoil: segment(4, "slow"), ends: true },
  { name: "a film with EXT-X-GAP", shape: { gaps: [4] }, ends: true },
  {
    field: "P18",
    name: "a film with a spoilt segment",
    shape: {},
    spoil: segment(4, "spoilt"),
    ends: true,
  },
  {
    field: "P18",
    name: "a film in two renditions with a spoilt segment",
    shape: { renditions: two },
    spoil: segment(4, "spoilt"),
    ends: true,
  },
  { field: "P16", name: "a film without an end tag", shape: { openEnd: "untyped" }, ends: true },
  { field: "P16", name: "a film of the type EVENT", shape: { openEnd: "event" }, ends: true },
  {
    name: "a film whose playlist is 500 twice",
    shape: {},
    spoil: ({ kind, times }) => (kind === "playlist" && times < 2 ? 500 : undefined),
    ends: true,
  },
  {
    name: "a film whose playlist is 404",
    shape: {},
    spoil: ({ kind }) => (kind === "master" ? 404 : undefined),
    says: words.missing,
  },
  {
    name: "a film whose playlist is a web page",
    shape: {},
    spoil: ({ kind }) => (kind === "master" ? "html" : undefined),
    says: words.missing,
  },
  {
    field: "P24",
    name: "a film whose master playlist lies elsewhere",
    shape: { renditions: two },
    spoil: ({ kind, isMoved }) => (isMoved ? undefined : kind === "master" ? "redirect" : 404),
    ends: true,
  },
  {
    field: "P1",
    name: "a film in HEVC",
    shape: { renditions: ["hevc"] },
    isHevc: true,
    says: words.unsupported,
  },
  {
    field: "P1",
    name: "a film in an unknown codec",
    shape: { renditions: ["unknownCodec"] },
    says: words.unsupported,
  },
  {
    field: "P1",
    name: "a film in HEVC that is not announced",
    shape: { renditions: ["silentHevc"] },
    isHevc: true,
    says: words.unsupported,
  },
  {
    field: "P24",
    name: "a film in HEVC and AVC",
    shape: { renditions: ["hevc", "small"] },
    ends: true,
  },
];

const isLive = true;

const broadcasts: StreamCase[] = [
  { name: "a live event without faults", shape: { isLive }, goesOnAfterMs: 8_000 },
  {
    field: "P2",
    name: "a live event whose playlist is 404 for 10 s",
    shape: { isLive },
    spoil: ({ kind, atMs }) => (kind === "master" && atMs < 10_000 ? 404 : undefined),
    says: words.waits,
    goesOnAfterMs: 10_000,
  },
  {
    field: "P3",
    name: "a live event with a segment of 404",
    shape: { isLive },
    spoil: segment(9, 404),
    goesOnAfterMs: 8_000,
  },
  {
    field: "P3",
    name: "a live event in two renditions with a segment of 404",
    shape: { isLive, renditions: two },
    spoil: segment(9, 404),
    goesOnAfterMs: 8_000,
  },
  {
    field: "P18",
    name: "a live event with a spoilt segment",
    shape: { isLive },
    spoil: segment(9, "spoilt"),
    goesOnAfterMs: 8_000,
  },
  {
    field: "P19",
    name: "a live event whose encoder is restarted",
    shape: { isLive, restartsAtMs: 6_000 },
    goesOnAfterMs: 8_000,
  },
  {
    field: "P20",
    name: "a live event that stands still for 12 s",
    shape: { isLive, standsStillMs: [4_000, 16_000] },
    says: words.interrupted,
    goesOnAfterMs: 16_000,
  },
  {
    name: "a live event whose playlist is 500 for 10 s",
    shape: { isLive },
    spoil: ({ kind, atMs }) =>
      kind === "playlist" && atMs > 4_000 && atMs < 14_000 ? 500 : undefined,
    says: words.connection,
    goesOnAfterMs: 14_000,
  },
  {
    name: "a live event whose playlist is 404 for 10 s while it is watched",
    shape: { isLive },
    spoil: ({ kind, atMs }) =>
      kind === "playlist" && atMs > 4_000 && atMs < 14_000 ? 404 : undefined,
    says: words.interrupted,
    goesOnAfterMs: 14_000,
  },
  {
    name: "a live event whose segments are all 404 for 15 s",
    shape: { isLive },
    spoil: ({ kind, atMs }) =>
      kind === "segment" && atMs > 4_000 && atMs < 19_000 ? 404 : undefined,
    goesOnAfterMs: 19_000,
  },
  {
    name: "a live event whose clock is a day ahead",
    shape: { isLive, clockAheadMs: 86_400_000 },
    goesOnAfterMs: 8_000,
  },
  {
    field: "P27",
    name: "a live event that ends",
    shape: { isLive, endsAtMs: 5_000 },
    says: words.over,
  },
];

export const streamCases: readonly StreamCase[] = [...films, ...broadcasts];

/** The title of the test of a case: `"a film with a segment of 404 plays to its end (P3)"`. */
export function titleOf({ name, field, says, ends, goesOnAfterMs }: StreamCase): string {
  const parts = [
    ...(says ? [`says "${says}"`] : []),
    ...(ends ? ["plays to its end"] : []),
    ...(goesOnAfterMs === undefined ? [] : ["plays on"]),
  ];
  return `${name} ${parts.join(" and ")}${field ? ` (${field})` : ""}`;
}
