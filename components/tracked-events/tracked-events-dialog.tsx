import { useEffect, useId, useRef } from "react";
import { useText } from "../text-provider";
import dialogStyles from "../ui/dialog.module.css";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { xIconPath } from "../ui/icon-paths";
import { TrackedEventList } from "./tracked-event-list";
import styles from "./tracked-events-dialog.module.css";

// For a viewer without an account: over the page, because the privacy choices are a bar.
export function TrackedEventsDialog({ close }: { close: () => void }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={close}
    >
      <div className={classNames(dialogStyles.head, styles.head)}>
        <h2 id={title}>{t("whatWeRecord")}</h2>
        <button type="button" aria-label={t("close")} onClick={() => dialog.current?.close()}>
          <Icon path={xIconPath} />
        </button>
      </div>
      <div className={styles.body}>
        <p className="muted">{t("laterRecordedHint")}</p>
        <TrackedEventList />
      </div>
    </dialog>
  );
}
