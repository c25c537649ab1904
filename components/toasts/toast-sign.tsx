import type { Toast } from "@/store/toasts/toasts-slice";
import { Icon } from "../ui/icon";
import { outlineAlertCircle, outlineCircleCheck } from "../ui/icon-paths";
import { Picture } from "../ui/picture";
import styles from "./toasts.module.css";

export function ToastSign({ toast: { image, message, type } }: { toast: Toast }) {
  if (image) {
    return (
      <Picture src={image} title={message} sizes="64px" maxWidth={320} className={styles.image} />
    );
  }
  return (
    <span className={styles.sign} data-type={type}>
      <Icon path={type === "error" ? outlineAlertCircle : outlineCircleCheck} />
    </span>
  );
}
