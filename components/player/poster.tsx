import { artStyle } from "../ui/picture";
import styles from "./player.module.css";

const widths = [640, 960, 1280, 1920];

type Props = { address: string | undefined; art: string | undefined };

export function Poster({ address, art }: Props) {
  const isSized = address?.includes("{w}");
  return (
    <div className={styles.poster} style={artStyle(art)}>
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
