import { readPlayerPreferences } from "../player-preferences.ts";
import {
  type PlayerAudioTrack,
  findPreferredAudioTrack,
} from "../tracks/find-preferred-audio-track.ts";
import type { EngineStore } from "./engine.ts";

/** A sound of the element: HTML's `PlayerAudioTrack`, which TypeScript's DOM lacks. */
type NativeTrack = { id: string; kind: string; label: string; language: string; enabled: boolean };
type NativeTracks = EventTarget & Iterable<NativeTrack>;

const events = ["addtrack", "removetrack", "change"];

/** Reports the sounds of a stream that the browser itself plays (WebKit), and starts with the one to choose. */
export function manageNativeAudioTracks(
  video: HTMLVideoElement,
  store: EngineStore,
): { choose: (id: string) => void; stop: () => void } {
  const stopping = new AbortController();
  const list: NativeTracks | undefined = nativeTracks(video);
  const enable = (wanted: NativeTrack) => {
    for (const track of list ?? []) {
      if (track.enabled !== (track === wanted)) track.enabled = track === wanted;
    }
  };
  let isChosen = false;
  const report = () => {
    const tracks = [...(list ?? [])];
    const facts = tracks.map(audioFacts);
    const current = tracks.findIndex(({ enabled }) => enabled);
    store.set({ audioTracks: facts, audioTrack: facts[current]?.id });
    if (isChosen || tracks.length < 2) return;
    const { lang } = document.documentElement;
    const nearest = findPreferredAudioTrack(facts, readPlayerPreferences().audio, lang);
    const wanted = nearest && tracks[facts.indexOf(nearest)];
    if (wanted && !wanted.enabled) enable(wanted);
  };
  for (const event of events) list?.addEventListener(event, report, { signal: stopping.signal });
  report();
  return {
    choose: (id) => {
      isChosen = true;
      const wanted = [...(list ?? [])].find((track, at) => audioFacts(track, at).id === id);
      if (wanted) enable(wanted);
    },
    stop: () => stopping.abort(),
  };
}

function nativeTracks({ audioTracks }: HTMLVideoElement & { audioTracks?: NativeTracks }) {
  return audioTracks instanceof EventTarget ? audioTracks : undefined;
}

function audioFacts(track: NativeTrack, at: number): PlayerAudioTrack {
  const { id, kind, label, language, enabled } = track;
  const isDescription = kind === "descriptions" || kind === "main-desc";
  return {
    id: id || String(at),
    lang: language,
    label,
    kind: isDescription ? "description" : "main",
    isDefault: enabled,
  };
}
