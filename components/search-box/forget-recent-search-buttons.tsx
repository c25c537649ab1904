import { type MouseEvent, type RefObject } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { xIconPath } from "../ui/icon-paths";
import styles from "./search-box.module.css";

type Props = {
  recents: string[];
  field: RefObject<HTMLInputElement | null>;
  onForget: (query: string) => void;
  onForgetAll: () => void;
};

// Beside the list, not in it: what can be pressed in an option is nothing to a screen reader. Each lies on its row.
export function ForgetRecentSearchButtons({ recents, field, onForget, onForgetAll }: Props) {
  const { t } = useText();
  // The pressed button goes, and the focus with it.
  const passFocus = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    if (document.activeElement !== button) return;
    const neighbour = button.nextElementSibling ?? button.previousElementSibling;
    const heir = recents.length > 1 && neighbour instanceof HTMLElement ? neighbour : field.current;
    heir?.focus();
  };
  return (
    <div className={styles.forget}>
      <button
        type="button"
        className={styles.forgetAll}
        onClick={() => {
          field.current?.focus();
          onForgetAll();
        }}
      >
        {t("laterSearchForgetAll")}
      </button>
      {recents.map((query) => (
        <button
          key={query}
          type="button"
          className={styles.forgetOne}
          aria-label={t("laterSearchForget", { query })}
          onClick={(event) => {
            passFocus(event);
            onForget(query);
          }}
        >
          <Icon path={xIconPath} />
        </button>
      ))}
    </div>
  );
}
