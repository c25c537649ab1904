import styles from "./button.module.css";
import { classNames } from "./class-names";

export type ButtonLook = {
  look?: "primary" | "quiet" | "outline" | "danger" | "media" | "ghost";
  size?: "small" | "medium" | "large";
  round?: boolean;
  block?: boolean;
  busy?: boolean;
};

export function buttonClass({ look = "quiet", size, round, block, busy }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[look],
    size && styles[size],
    round && styles.round,
    block && styles.block,
    busy && styles.busy,
  );
}
