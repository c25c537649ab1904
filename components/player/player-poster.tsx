import { useState } from "react";
import { transitionPosterOf } from "../links/poster-view-transition";
import { placeholderColorStyle } from "../ui/picture";
import styles from "./player.module.css";

const widths = [640, 960, 1280, 1920];

type Props = { token: string; address: string | undefined; art: string | undefined };

export function PlayerPoster({ token, address, art }: Props) {
  const [still] = useState(() => transitionPosterOf(token));
  const backgroundImage = still && `url("${still}")`;
  const isSized = address?.includes("{w}");
  return (
    <div className={styles.poster} style={{ ...placeholderColorStyle(art), backgroundImage }}>
      {address && (
        <img
          alt=""
          src={address.replace("{w}", "1280")}
          srcSet={isSized ? sourceSet(address) : undefined}
          sizes={isSized ? "(width >= 1200px) calc(100vw - 24rem), 100vw" : undefined}
          width={1280}
          height={720}
          fetchPriority="high"
        />
      )}
    </div>
  );
}

function sourceSet(template: string): string {
  return widths.map((width) => `${template.replace("{w}", String(width))} ${width}w`).join(",");
}
