import { Picture } from "../ui/picture";
import styles from "./drawing.module.css";

// A picture of the channel over the digits, where there is no room beside them.
export function Drawing({ src }: { src: string }) {
  return <Picture src={src} title="" sizes="12rem" className={styles.drawing} />;
}
