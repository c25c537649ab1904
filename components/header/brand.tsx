import styles from "./brand.module.css";

type Props = { title: string; logo?: string; href?: string; large?: boolean };

export function Brand({ title, logo, href = "/", large }: Props) {
  return (
    <a className={large ? `${styles.brand} ${styles.large}` : styles.brand} href={href}>
      {logo && <img src={logo} alt="" width={28} height={28} />}
      <span>{title}</span>
    </a>
  );
}
