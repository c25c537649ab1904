/** How long each segment of the fixtures is, and how many there are. */
export const segmentS = 1;
export const segmentCount = 10;

/** Segments that a live playlist lists. */
const windowSegments = 6;

/** A rendition of the fixtures: its folder in `media/`, and what a master playlist says about it. */
type Rendition = { folder: string; attributes: string };

const small = "BANDWIDTH=90000,RESOLUTION=160x90";
const large = "BANDWIDTH=160000,RESOLUTION=320x180";

const describes = "public.accessibility.describes-video";

function sound(name: string, language: string, more: string): Rendition {
  return {
    folder: "sound",
    attributes: `TYPE=AUDIO,NAME="${name}",LANGUAGE="${language}",${more}`,
  };
}

function subtitles(name: string, language: string): Rendition {
  return { folder: "text", attributes: `TYPE=SUBTITLES,NAME="${name}",LANGUAGE="${language}"` };
}

/** The renditions by name. `hevc` has two segments. */
export const renditions = {
  small: { folder: "small", attributes: `${small},CODECS="avc1.42c00b,mp4a.40.2"` },
  large: { folder: "large", attributes: `${large},CODECS="avc1.42c00c,mp4a.40.2"` },
  hevc: { folder: "hevc", attributes: `${small},CODECS="hvc1.1.6.L120.90,mp4a.40.2"` },
  /** HEVC that the master playlist does not announce. */
  silentHevc: { folder: "hevc", attributes: small },
  /** No sound of its own. */
  picture: { folder: "picture", attributes: `${small},CODECS="avc1.42c00b,mp4a.40.2"` },
  soundEnglish: sound("English", "en", "DEFAULT=YES"),
  soundGerman: sound("Deutsch", "de", "DEFAULT=NO"),
  soundDescribed: sound("English (described)", "en", `DEFAULT=NO,CHARACTERISTICS="${describes}"`),
  textEnglish: subtitles("English", "en"),
  textDanish: subtitles("Dansk", "da"),
  unknownCodec: { folder: "small", attributes: `${small},CODECS="zzzz.1"` },
} as const satisfies Record<string, Rendition>;

export type RenditionName = keyof typeof renditions;

/** What a stream of the laboratory is; `atMs` counts from the first request. */
export type StreamShape = {
  isLive?: boolean;
  renditions?: readonly RenditionName[];
  /** Sounds and subtitles beside the renditions. */
  sounds?: readonly RenditionName[];
  texts?: readonly RenditionName[];
  /** The picture has words of CEA-608. */
  closedCaptions?: boolean;
  /** Written without `EXT-X-ENDLIST`, as `PLAYLIST-TYPE:EVENT` or without a type. */
  openEnd?: "event" | "untyped";
  /** A live stream: the playlist does not move between these times. */
  standsStillMs?: readonly [from: number, to: number];
  /** A live stream: its encoder starts again at `MEDIA-SEQUENCE:0` then, with another size. */
  restartsAtMs?: number;
  /** A live stream: the event ends then, with `EXT-X-ENDLIST`. */
  endsAtMs?: number;
  /** Segments with `EXT-X-GAP`. */
  gaps?: readonly number[];
  /** How far the clock of `EXT-X-PROGRAM-DATE-TIME` is ahead. */
  clockAheadMs?: number;
};

/** A master playlist; `folder` comes before every address. */
export function masterPlaylist(shape: StreamShape, folder = ""): string {
  const { sounds = [], texts = [] } = shape;
  const groups = [
    ...(sounds.length > 0 ? ['AUDIO="sounds"'] : []),
    ...(texts.length > 0 ? ['SUBTITLES="texts"'] : []),
  ];
  const media = [...sounds, ...texts].map((name) => {
    const group = sounds.includes(name) ? "sounds" : "texts";
    const { attributes } = renditions[name];
    return `#EXT-X-MEDIA:${attributes},GROUP-ID="${group}",URI="${folder}${name}/index.m3u8"`;
  });
  const lines = (shape.renditions ?? ["small"]).flatMap((name) => [
    `#EXT-X-STREAM-INF:${[renditions[name].attributes, ...groups].join(",")}`,
    `${folder}${name}/index.m3u8`,
  ]);
  return ["#EXTM3U", "#EXT-X-VERSION:7", ...media, ...lines, ""].join("\n");
}

/** The media playlist of a rendition `atMs` after the first request for the stream. */
export function mediaPlaylist(shape: StreamShape, name: RenditionName, atMs: number): string {
  return shape.isLive ? livePlaylist(shape, name, atMs) : filmPlaylist(shape, name);
}

function filmPlaylist({ openEnd, gaps = [] }: StreamShape, name: RenditionName): string {
  if (renditions[name].folder === "text") return textPlaylist;
  const count = renditions[name].folder === "hevc" ? 2 : segmentCount;
  const type = openEnd === "event" ? "EVENT" : openEnd ? undefined : "VOD";
  return [
    ...headOf(0),
    ...(type ? [`#EXT-X-PLAYLIST-TYPE:${type}`] : []),
    '#EXT-X-MAP:URI="init.mp4"',
    ...Array.from({ length: count }, (_, at) => segmentLines(at, gaps)).flat(),
    ...(openEnd ? [] : ["#EXT-X-ENDLIST"]),
    "",
  ].join("\n");
}

const textPlaylist = [
  ...headOf(0).with(2, `#EXT-X-TARGETDURATION:${segmentCount}`),
  "#EXT-X-PLAYLIST-TYPE:VOD",
  `#EXTINF:${segmentCount}.0,`,
  "0.vtt",
  "#EXT-X-ENDLIST",
  "",
].join("\n");

/** The words of a rendition of subtitles: its name, from the first second to the last. */
export function subtitleText(name: RenditionName): string {
  return `WEBVTT\n\n00:00.000 --> 00:10.000\n${name}\n`;
}

// The segments that existed when the stream was opened; the event has begun before the viewer came.
const before = windowSegments;

function livePlaylist(shape: StreamShape, name: RenditionName, atMs: number): string {
  const { restartsAtMs = Infinity, endsAtMs = Infinity } = shape;
  const isAgain = atMs >= restartsAtMs;
  const passedMs = isAgain ? atMs - restartsAtMs : movedMs(shape, Math.min(atMs, endsAtMs));
  const end = (isAgain ? 3 : before) + Math.floor(passedMs / (segmentS * 1_000));
  const first = Math.max(0, end - windowSegments);
  const turns = Math.floor(first / segmentCount);
  const folder = isAgain && name === "small" ? "../large/" : "";
  const lines = Array.from({ length: end - first }, (_, at) => first + at).flatMap((sequence) => [
    ...(sequence % segmentCount === 0 && sequence > first ? ["#EXT-X-DISCONTINUITY"] : []),
    ...(sequence === first || sequence % segmentCount === 0
      ? [`#EXT-X-MAP:URI="${folder}init.mp4"`]
      : []),
    ...dateLine(shape, sequence),
    ...segmentLines(sequence, shape.gaps ?? [], `${folder}${isAgain ? "again-" : ""}`),
  ]);
  return [
    ...headOf(first),
    `#EXT-X-DISCONTINUITY-SEQUENCE:${isAgain ? 0 : turns}`,
    ...lines,
    ...(atMs >= endsAtMs ? ["#EXT-X-ENDLIST"] : []),
    "",
  ].join("\n");
}

function movedMs({ standsStillMs }: StreamShape, atMs: number): number {
  if (!standsStillMs || atMs < standsStillMs[0]) return atMs;
  const [from, to] = standsStillMs;
  return atMs < to ? from : atMs - (to - from);
}

function headOf(sequence: number): string[] {
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${segmentS}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
  ];
}

function segmentLines(sequence: number, gaps: readonly number[], prefix = ""): string[] {
  const gap = gaps.includes(sequence) ? ["#EXT-X-GAP"] : [];
  return [...gap, `#EXTINF:${segmentS.toFixed(1)},`, `${prefix}${sequence}.m4s`];
}

function dateLine({ clockAheadMs }: StreamShape, sequence: number): string[] {
  if (clockAheadMs === undefined) return [];
  const date = new Date(Date.UTC(2026, 0, 1) + clockAheadMs + sequence * segmentS * 1_000);
  return [`#EXT-X-PROGRAM-DATE-TIME:${date.toISOString()}`];
}
