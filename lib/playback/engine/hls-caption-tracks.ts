import type { CuesParsedData, ErrorData, MediaPlaylist } from "hls.js";
import type { EngineStore } from "./engine.ts";
import type { RunningHls } from "./running-hls.ts";

/** Segments of captions in a row that may be missing. */
const maxMissing = 3;
/** The types of hls.js' errors of playlists and segments of subtitles. */
const subtitleErrors: ReadonlySet<string> = new Set(["subtitleTrack", "subtitle"]);
const sound = "public.accessibility.describes-music-and-sound";

/** The captions of a stream. `recover` leaves out what fails of them; false for errors of other parts. */
export type HlsCaptionTracks = {
  recover: (data: Pick<ErrorData, "context" | "frag">) => boolean;
  stop: () => void;
};

type Subtitles = Pick<MediaPlaylist, "name" | "lang" | "characteristics">;

/**
 * Adds a text track to the element for each `TYPE=SUBTITLES` of the master playlist and each channel of CEA-608 in the
 * video. hls.js loads and reads the one that is on screen.
 */
export function addHlsCaptionTracks(
  video: HTMLVideoElement,
  running: RunningHls,
  store: EngineStore,
): HlsCaptionTracks {
  const { Hls, hls } = running;
  const { Events } = Hls;
  const elements = new Map<string, HTMLTrackElement>();
  const stopping = new AbortController();
  let missing = 0;

  const trackFor = (key: string, kind: TextTrackKind, facts: Partial<Subtitles>): TextTrack => {
    const known = elements.get(key);
    if (known) return known.track;
    const element = document.createElement("track");
    element.dataset.stream = key;
    element.kind = kind;
    element.label = facts.name ?? "";
    element.srclang = facts.lang ?? "";
    // Without a file some browsers lose cues, or load the page's own address.
    element.src = "data:text/vtt,WEBVTT";
    elements.set(key, element);
    video.append(element);
    return element.track;
  };
  const offer = () => {
    for (const track of hls.subtitleTracks) {
      if (!track.forced) trackFor(keyOf(track), kindOf(track), track);
    }
    select();
  };
  const chosenKey = () => [...elements].find(([, { track }]) => track.mode === "showing")?.[0];
  const select = () => {
    const key = chosenKey();
    const index = hls.subtitleTracks.findIndex((track) => keyOf(track) === key);
    if (index === hls.subtitleTrack) return;
    missing = 0;
    const track = key === undefined ? undefined : elements.get(key)?.track;
    if (track) store.reportCaptions(track, undefined);
    hls.subtitleTrack = index;
  };
  const addCues = ({ cues, track: channel, subtitleTrack, closedCaptions }: CuesParsedData) => {
    const track = subtitleTrack
      ? trackFor(keyOf(subtitleTrack), kindOf(subtitleTrack), subtitleTrack)
      : trackFor(channel, "captions", closedCaptions ?? {});
    // The cues of a disabled track are out of reach.
    if (track.mode === "disabled") track.mode = "hidden";
    for (const cue of cues) {
      if (cue instanceof VTTCue && !track.cues?.getCueById(cue.id)) track.addCue(cue);
    }
  };
  const fail = () => {
    const track = elements.get(chosenKey() ?? "")?.track;
    if (track) store.reportCaptions(track, "failed");
    hls.subtitleTrack = -1;
  };

  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => queueMicrotask(offer));
  hls.on(Events.CUES_PARSED, (_, data) => addCues(data));
  hls.on(Events.SUBTITLE_FRAG_PROCESSED, (_, { success }) => {
    if (success) missing = 0;
  });
  video.textTracks.addEventListener("change", select, { signal: stopping.signal });
  if (hls.subtitleTracks.length > 0) offer();
  for (const data of running.cues ?? []) addCues(data);
  running.cues = undefined;
  return {
    recover: ({ context, frag }) => {
      if (context && "type" in context && subtitleErrors.has(context.type)) {
        fail();
        return true;
      }
      if (!frag || !subtitleErrors.has(frag.type)) return false;
      missing += 1;
      if (missing > maxMissing) fail();
      else frag.gap = true;
      return true;
    },
    stop: () => {
      stopping.abort();
      for (const element of elements.values()) element.remove();
    },
  };
}

/** The same in every group of renditions. */
function keyOf({ lang = "", name, characteristics = "" }: Subtitles): string {
  return [lang, name, characteristics].join("|");
}

function kindOf({ characteristics = "" }: Subtitles): TextTrackKind {
  return characteristics.includes(sound) ? "captions" : "subtitles";
}
