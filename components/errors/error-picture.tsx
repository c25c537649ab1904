import { Picture } from "../ui/picture";
import styles from "./error-picture.module.css";

// A picture of the channel over the digits, where there is no room beside them.
export function ErrorPicture({ src }: { src: string }) {
  return <Picture src={src} title="" sizes="12rem" className={styles.drawing} />;
}
