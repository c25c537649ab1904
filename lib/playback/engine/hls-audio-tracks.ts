import type { ErrorData, MediaPlaylist } from "hls.js";
import { readPlayerPreferences } from "../player-preferences.ts";
import {
  type PlayerAudioTrack,
  findPreferredAudioTrack,
} from "../tracks/find-preferred-audio-track.ts";
import type { TrackPreference } from "../tracks/find-best-matching-track.ts";
import type { EngineStore } from "./engine.ts";
import type { RunningHls } from "./running-hls.ts";

const description = "public.accessibility.describes-video";

/** The sounds of a stream. `recover` plays another one if the playlist of one fails; false where there is none. */
export type HlsAudioTracks = {
  choose: (id: string) => void;
  recover: (data: Pick<ErrorData, "details">) => boolean;
};

/** Reports the sounds of a stream, and starts with the viewer's choice, the page's language or the default. */
export function manageHlsAudioTracks(
  { Hls: { Events }, hls }: RunningHls,
  store: EngineStore,
): HlsAudioTracks {
  const failed = new Set<string>();
  let choice: TrackPreference | undefined = readPlayerPreferences().audio;

  const play = (track: PlayerAudioTrack | undefined) => {
    const index = hls.audioTracks.findIndex((one) => audioId(one) === track?.id);
    if (index >= 0 && index !== hls.audioTrack) hls.audioTrack = index;
    if (track) store.set({ audioTrack: track.id });
  };
  const playNearest = () => {
    const tracks = hls.audioTracks.map(audioFacts);
    const usable = tracks.filter(({ id }) => !failed.has(id));
    store.set({ audioTracks: tracks });
    if (tracks.length > 1) {
      play(findPreferredAudioTrack(usable, choice, document.documentElement.lang));
    }
  };
  // Before hls.js has chosen one itself, or after a change of the rendition.
  hls.on(Events.AUDIO_TRACKS_UPDATED, playNearest);
  if (hls.audioTracks.length > 0) playNearest();
  return {
    choose: (id) => {
      const track = store.read().audioTracks.find((one) => one.id === id);
      if (!track) return;
      choice = track;
      failed.delete(id);
      store.set({ audioFault: undefined });
      play(track);
    },
    recover: ({ details }) => {
      const { audioTrack, audioTracks } = store.read();
      if (!details.startsWith("audioTrackLoad") || audioTrack === undefined) return false;
      failed.add(audioTrack);
      if (audioTracks.every(({ id }) => failed.has(id))) return false;
      store.set({ audioFault: audioTrack });
      playNearest();
      return true;
    },
  };
}

/** The same in every group of renditions. */
function audioId({ lang = "", name, characteristics = "" }: MediaPlaylist): string {
  return [lang, name, characteristics].join("|");
}

function audioFacts(track: MediaPlaylist): PlayerAudioTrack {
  const { lang = "", name: label, characteristics = "", default: isDefault } = track;
  const kind = characteristics.split(",").includes(description) ? "description" : "main";
  return { id: audioId(track), lang, label, kind, isDefault };
}
