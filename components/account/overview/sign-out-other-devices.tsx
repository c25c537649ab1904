import { useRef, useState } from "react";
import type { DeviceView } from "@/lib/devices/device-view";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import styles from "../../devices/devices.module.css";

type Props = {
  others: DeviceView[];
  /** Resolves to whether it is gone. */
  remove: (device: DeviceView) => Promise<boolean>;
  onAllSignedOut: () => void;
};

// No provider has one call for it: the devices go one after the other, and it is said how many stayed.
export function SignOutOtherDevices({ others, remove, onAllSignedOut }: Props) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setConfirming(false);
    opener.current?.focus();
  };
  const removeAll = async () => {
    if (isBusy) return;
    setBusy(true);
    setLeft(0);
    let stayed = 0;
    for (const device of others) {
      // oxlint-disable-next-line no-await-in-loop -- a provider takes so many removals of a viewer at a time.
      if (!(await remove(device))) stayed += 1;
    }
    setBusy(false);
    setConfirming(false);
    setLeft(stayed);
    if (stayed === 0) onAllSignedOut();
  };
  return (
    <div className={styles.others}>
      <Button
        ref={opener}
        variant="outline"
        aria-expanded={isConfirming}
        busy={isBusy}
        onClick={() => setConfirming(!isConfirming)}
      >
        {t("deviceOthersOut")}
      </Button>
      {isConfirming && (
        <>
          <p>{t("deviceOthersAsk", { count: others.length })}</p>
          <div className={styles.choice}>
            <Button variant="danger" size="small" busy={isBusy} onClick={() => void removeAll()}>
              {t("deviceSignOut")}
            </Button>
            <Button size="small" disabled={isBusy} onClick={close}>
              {t("deviceKeep")}
            </Button>
          </div>
        </>
      )}
      {left > 0 && (
        <p role="alert" className={styles.failure}>
          {t("deviceOthersFailed", { count: left })}
        </p>
      )}
    </div>
  );
}
