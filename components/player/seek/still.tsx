import type { Tile } from "@/lib/playback/storyboard";
import styles from "./seek.module.css";

const widthPx = 192;

export function Still({ tile }: { tile: Tile }) {
  const scale = widthPx / tile.width;
  return (
    <span className={styles.still} style={{ inlineSize: widthPx, blockSize: tile.height * scale }}>
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
