import type { PlaybackEngine } from "@/lib/playback/engine/engine";
import { savePlayerPreferences } from "@/lib/playback/player-preferences";
import { useText } from "../../text-provider";
import { useEngineState } from "../player-parts";
import { formatTrackNames } from "./format-track-names";

/** The sounds of the film with the names that a viewer chooses them by. */
export function useAudioTracks(): { id: string; name: string }[] {
  const { t, locale } = useText();
  const { audioTracks } = useEngineState();
  const names = formatTrackNames(audioTracks, locale, t("playerAudio"));
  return audioTracks.map(({ id }, at) => ({ id, name: names[at] ?? "" }));
}

/** Plays a sound, in the next films too. */
export function switchAudioTrack(engine: PlaybackEngine, id: string): void {
  const track = engine.read().audioTracks.find((one) => one.id === id);
  if (!track) return;
  const { lang, label, kind } = track;
  savePlayerPreferences({ audio: { lang, label, kind } });
  engine.chooseAudio(id);
}
