import styles from "./overview.module.css";

type Props = { label: string; parts: (readonly [id: string, name: string])[] };

export function AccountAnchors({ label, parts }: Props) {
  return (
    <nav className={styles.anchors} aria-label={label}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
