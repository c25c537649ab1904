import type { ReactNode } from "react";
import { formatPlaybackTime } from "@/lib/playback/format-playback-time";
import type { TranscriptMatch } from "@/lib/playback/transcript-search";

type Props = {
  startS: number;
  text: string;
  speaker?: string | undefined;
  isCurrent: boolean;
  onPress?: () => void;
  /** What was searched for in it, and which of these the viewer is at. */
  matches?: readonly TranscriptMatch[] | undefined;
  foundAt?: TranscriptMatch | undefined;
};

export function TimedTextLine(props: Props) {
  const { startS, text, speaker, isCurrent, onPress, matches, foundAt } = props;
  return (
    <button type="button" aria-current={isCurrent || undefined} onClick={onPress}>
      <time translate="no">{formatPlaybackTime(startS)}</time>
      <span dir="auto">
        {speaker !== undefined && <b>{`${speaker}: `}</b>}
        {/* A new element for other matches: docs/behaviour.md BE-441. */}
        <span key={matches?.map(({ start, end }) => `${start}-${end}`).join(" ")}>
          {matches ? marked(text, matches, foundAt) : text}
        </span>
      </span>
    </button>
  );
}

function marked(
  text: string,
  matches: readonly TranscriptMatch[],
  foundAt: TranscriptMatch | undefined,
): ReactNode {
  const rest = text.slice(matches.at(-1)?.end);
  const parts = matches.map((match, index) => [
    text.slice(matches[index - 1]?.end ?? 0, match.start),
    <mark key={match.start} data-at={match === foundAt || undefined}>
      {text.slice(match.start, match.end)}
    </mark>,
  ]);
  return [...parts, rest];
}
