import styles from "./brand.module.css";
import type { LinkTo } from "./navigation/link-of";

type Props = { title: string; logo?: string; link?: LinkTo; large?: boolean };

const home: LinkTo = { href: "/" };

export function Brand({ title, logo, link = home, large }: Props) {
  return (
    <a {...link} className={large ? `${styles.brand} ${styles.large}` : styles.brand}>
      {logo && <img src={logo} alt="" width={28} height={28} />}
      <span dir="auto">{title}</span>
    </a>
  );
}
