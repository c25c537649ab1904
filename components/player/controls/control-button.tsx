import { Icon } from "../../ui/icon";
import { classNames } from "../../ui/class-names";
import styles from "./control-row.module.css";

type Props = {
  name: string;
  path: string;
  onPress: () => void;
  solid?: boolean;
  /** Left out where the player is narrow. */
  wide?: boolean;
  pressed?: boolean;
};

export function ControlButton({ name, path, onPress, solid, wide, pressed }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.control, wide && styles.wide)}
      aria-label={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon path={path} solid={solid} />
    </button>
  );
}
