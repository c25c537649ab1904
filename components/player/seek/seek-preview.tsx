import { findLastStartIndex } from "@/lib/playback/chapters";
import type { StoryboardTile } from "@/lib/playback/storyboard";
import { useChapterSpans } from "../media/use-chapter";
import { usePlayerParts } from "../player-parts";
import styles from "./seek.module.css";
import { tileAt } from "./storyboard-track";

type Props = { timeS: number; clock: string };

export function SeekPreview({ timeS, clock }: Props) {
  const { video, engine, playback } = usePlayerParts();
  const spans = useChapterSpans();
  const chapter =
    spans[
      findLastStartIndex(
        spans.map((span) => span.startS),
        timeS,
      )
    ];
  const tile = playback.storyboard ? tileAt(video, playback.storyboard, timeS) : undefined;
  return (
    <>
      <span className={styles.line} />
      <span className={styles.preview} data-text-only={tile === undefined}>
        {tile && <Thumbnail tile={{ ...tile, src: engine.presentAddress(tile.src) }} />}
        {chapter?.title && <b dir="auto">{chapter.title}</b>}
        <span>{clock}</span>
      </span>
    </>
  );
}

const widthPx = 192;

function Thumbnail({ tile }: { tile: StoryboardTile }) {
  const scale = widthPx / tile.width;
  return (
    <span
      className={styles.thumbnail}
      style={{ inlineSize: widthPx, blockSize: tile.height * scale }}
    >
      <span
        style={{
          inlineSize: tile.width,
          blockSize: tile.height,
          scale,
          background: `url("${CSS.escape(tile.src)}") -${tile.x}px -${tile.y}px`,
        }}
      />
    </span>
  );
}
