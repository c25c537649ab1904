import styles from "./channel-logo.module.css";
import type { LinkAttributes } from "./navigation/menu-links";

type Props = { title: string; logo?: string; link?: LinkAttributes; large?: boolean };

const home: LinkAttributes = { href: "/" };

export function ChannelLogo({ title, logo, link = home, large }: Props) {
  return (
    <a {...link} className={large ? `${styles.brand} ${styles.large}` : styles.brand}>
      {logo && <img src={logo} alt="" width={28} height={28} />}
      <span dir="auto">{title}</span>
    </a>
  );
}
