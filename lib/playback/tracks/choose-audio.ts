import { nearestTrack, type TrackChoice, type TrackFacts } from "./choose-track.ts";

/** A sound of a stream: `id` names it in all renditions, `kind` says whether it describes the pictures. */
export type AudioTrack = TrackFacts & { id: string; kind: "main" | "description" };

/** The viewer's choice, else the page's language, else the stream's default: docs/behaviour.md BE-452. */
export function chooseAudioTrack(
  tracks: readonly AudioTrack[],
  choice: TrackChoice | undefined,
  pageLanguage: string,
): AudioTrack | undefined {
  const plain = tracks.filter(({ kind }) => kind === "main");
  return (
    (choice && nearestTrack(tracks, choice)) ??
    nearestTrack(plain, { lang: pageLanguage }) ??
    tracks.find(({ isDefault }) => isDefault) ??
    tracks[0]
  );
}
