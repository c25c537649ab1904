import { useRef, useState } from "react";
import type { DeviceView } from "@/lib/devices/device-view";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import styles from "../../devices/devices.module.css";

type Props = {
  others: DeviceView[];
  /** Resolves to whether it is gone. */
  remove: (device: DeviceView) => Promise<boolean>;
  onGone: () => void;
};

// No provider has one call for it: the devices go one after the other, and it is said how many stayed.
export function EverywhereElse({ others, remove, onGone }: Props) {
  const { t } = useText();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsked(false);
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
    setAsked(false);
    setLeft(stayed);
    if (stayed === 0) onGone();
  };
  return (
    <div className={styles.others}>
      <Button
        ref={opener}
        look="outline"
        aria-expanded={isAsked}
        busy={isBusy}
        onClick={() => setAsked(!isAsked)}
      >
        {t("deviceOthersOut")}
      </Button>
      {isAsked && (
        <>
          <p>{t("deviceOthersAsk", { count: others.length })}</p>
          <div className={styles.choice}>
            <Button look="danger" size="small" busy={isBusy} onClick={() => void removeAll()}>
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
