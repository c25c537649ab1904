import { type RefObject, useId, useState } from "react";
import { savePlayerPreferences, readPlayerPreferences } from "@/lib/playback/player-preferences";
import { shortcutList } from "@/lib/playback/shortcut-list";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { xIconPath } from "../../ui/icon-paths";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./shortcuts-dialog.module.css";

export function ShortcutsDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useText();
  const title = useId();
  return (
    <dialog ref={ref} className={dialogStyles.dialog} aria-labelledby={title} closedby="any">
      <div className={dialogStyles.head}>
        <h2 id={title}>{t("playerShortcuts")}</h2>
        <button type="button" aria-label={t("playerClose")} onClick={() => ref.current?.close()}>
          <Icon path={xIconPath} />
        </button>
      </div>
      <dl className={styles.list}>
        {shortcutList.map(({ keys, text }) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <WholePageSwitch />
    </dialog>
  );
}

/** Single keys must be possible to turn off (WCAG 2.1.4). */
function WholePageSwitch() {
  const { t } = useText();
  const [isOn, setOn] = useState(() => readPlayerPreferences().keys === "page");
  const change = (next: boolean) => {
    setOn(next);
    savePlayerPreferences({ keys: next ? "page" : "player" });
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      {t("playerKeysEverywhere")}
    </label>
  );
}
