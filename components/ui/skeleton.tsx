import styles from "./skeleton.module.css";

export function Skeleton({ width, line }: { width?: string; line?: boolean }) {
  const className = line ? `${styles.skeleton} ${styles.line}` : styles.skeleton;
  return <span className={className} style={width ? { inlineSize: width } : undefined} />;
}
