import type { Playback } from "@/lib/contract/content";
import { storyboardLabel } from "./seek/storyboard-track";

// Never `default`: a track that is on while a film starts holds back its first frame.
export function CaptionTracks({ playback }: { playback: Playback }) {
  return (
    <>
      {playback.captions.map(({ src, lang, label }) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} />
      ))}
      {playback.storyboard && (
        <track kind="metadata" src={playback.storyboard} label={storyboardLabel} />
      )}
    </>
  );
}
