import {
  findBestMatchingTrack,
  type TrackPreference,
  type MediaTrackInfo,
} from "./find-best-matching-track.ts";

/** A sound of a stream: `id` names it in all renditions, `kind` says whether it describes the pictures. */
export type PlayerAudioTrack = MediaTrackInfo & { id: string; kind: "main" | "description" };

/** The viewer's choice, else the page's language, else the stream's default: docs/behaviour.md BE-452. */
export function findPreferredAudioTrack(
  tracks: readonly PlayerAudioTrack[],
  choice: TrackPreference | undefined,
  pageLanguage: string,
): PlayerAudioTrack | undefined {
  const plain = tracks.filter(({ kind }) => kind === "main");
  return (
    (choice && findBestMatchingTrack(tracks, choice)) ??
    findBestMatchingTrack(plain, { lang: pageLanguage }) ??
    tracks.find(({ isDefault }) => isDefault) ??
    tracks[0]
  );
}
