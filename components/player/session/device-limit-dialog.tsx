import { useEffect, useId, useRef, useState } from "react";
import type { DeviceList } from "@/lib/devices/device-view";
import { failureDisplays } from "@/lib/failures/failure-displays";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { DeviceLimitForm } from "../../devices/device-limit-form";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { xIconPath } from "../../ui/icon-paths";
import { Picture } from "../../ui/picture";
import { useLoadTexts } from "../../use-load-texts";
import dialogStyles from "../../ui/dialog.module.css";
import { usePlayerParts } from "../player-parts";
import styles from "./device-limit-dialog.module.css";

type Props = { list: DeviceList; close: () => void; onContinue: () => void };

// A page of films comes without its words.
export function DeviceLimitDialog({ list, close, onContinue }: Props) {
  const { t } = useText();
  const { token, title, playback } = usePlayerParts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const loadTexts = useLoadTexts();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    loadTexts().then(
      () => setHasTexts(true),
      () => setHasTexts(true),
    );
  }, [loadTexts]);
  useEffect(() => {
    if (hasTexts) dialog.current?.showModal();
  }, [hasTexts]);
  if (!hasTexts) return null;
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={heading} onClose={close}>
      <div className={dialogStyles.head}>
        <h2 id={heading}>{t(failureDisplays.device_limit.title)}</h2>
        <button type="button" aria-label={t("playerClose")} onClick={() => dialog.current?.close()}>
          <Icon path={xIconPath} />
        </button>
      </div>
      <div className={dialogStyles.body}>
        <div className={styles.film}>
          <Picture src={playback.poster} title={title} sizes="6rem" maxWidth={320} />
          <b>{title}</b>
        </div>
        <DeviceLimitForm
          token={token}
          list={list}
          mobile={isInWebView(location.pathname)}
          onContinue={onContinue}
        />
      </div>
    </dialog>
  );
}
