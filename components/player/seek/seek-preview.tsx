import { useEffect, useState } from "react";
import { findLastStartIndex } from "@/lib/playback/chapters";
import { type ImageSize, type StoryboardTile, tileInPixels } from "@/lib/playback/storyboard";
import { useChapterSpans } from "../media/use-current-chapter";
import { usePlayerParts } from "../player-parts";
import styles from "./seek.module.css";
import { storyboardTileAt } from "./storyboard-track";

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
  const tile = playback.storyboard
    ? storyboardTileAt(video, playback.storyboard, timeS)
    : undefined;
  return (
    <>
      <span className={styles.line} />
      <span className={styles.preview} data-text-only={tile === undefined}>
        {tile && <Thumbnail tile={{ ...tile, src: engine.presentAddress(tile.src) }} />}
        {chapter?.title && <b dir="auto">{chapter.title}</b>}
        <span translate="no">{clock}</span>
      </span>
    </>
  );
}

const widthPx = 192;

function Thumbnail({ tile }: { tile: StoryboardTile }) {
  const size = useImageSize(tile.unit === "percent" ? tile.src : undefined);
  if (tile.unit === "pixel") return <PixelThumbnail tile={tile} />;
  return size && <PixelThumbnail tile={tileInPixels(tile, size)} />;
}

function PixelThumbnail({ tile }: { tile: StoryboardTile }) {
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

// A box in percent has a size only once its picture has one.
function useImageSize(src: string | undefined): ImageSize | undefined {
  const [loaded, setLoaded] = useState<ImageSize & { src: string }>();
  useEffect(() => {
    if (src === undefined) return;
    const image = new Image();
    const read = () => setLoaded({ src, width: image.naturalWidth, height: image.naturalHeight });
    image.addEventListener("load", read);
    image.src = src;
    return () => image.removeEventListener("load", read);
  }, [src]);
  return loaded?.src === src ? loaded : undefined;
}
