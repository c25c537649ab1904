"use client";

import { useEffect, useId, useRef, useState } from "react";
import { trackVisit } from "@/lib/analytics/visit-tracker";
import type { DeviceList, DeviceView } from "@/lib/devices/device-view";
import { failureDisplays } from "@/lib/failures/failure-displays";
import {
  requestDeviceLimitCheck,
  selectMayContinue,
  selectOver,
} from "@/store/devices/devices-slice";
import { useAppDispatch } from "@/store/hooks";
import { signOut } from "../session/sign-out";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { DeviceRow, type RemovableDeviceProps } from "./device-row";
import styles from "./devices.module.css";
import { useDevices, useDeviceRemoval } from "./use-devices";

type Props = {
  /** The film that waits. */
  token: string;
  list: DeviceList;
  mobile: boolean;
  /** What "Continue" does: the page is loaded again, or the film goes on. */
  onContinue?: () => void;
};

// Too many devices: the viewer removes one, the device is verified again, and the film goes on.
export function DeviceLimitForm({ token, list, mobile, onContinue }: Props) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const state = useDevices(list);
  const rows = useRef<HTMLUListElement>(null);
  const { remove, removed } = useDeviceRemoval(rows);
  useEffect(() => {
    const { measured } = failureDisplays.device_limit;
    if (measured) trackVisit({ event_name: measured });
  }, []);
  const check = () => void dispatch(requestDeviceLimitCheck(token));
  const press = async (device: DeviceView) => {
    if (!(await remove(device))) return;
    // Its session is over; there is nothing to sign out of any more but this browser.
    if (device.isCurrent) await signOut(mobile).catch(() => location.reload());
    else check();
  };
  const over = selectOver(state);
  const mayContinue = selectMayContinue(state);
  return (
    <div className={styles.limit}>
      <p className={styles.over}>
        {mayContinue
          ? t("deviceRoom")
          : sentences(
              over !== undefined && over > 0 && t("deviceOver", { count: over }),
              t("deviceFewer"),
            )}
      </p>
      <ul ref={rows} className={styles.rows} tabIndex={-1} aria-label={t("deviceYours")}>
        {state.list.map((device) => (
          <RemovableDevice
            key={device.id}
            device={device}
            removal={state.removals[device.id]}
            onPress={() => void press(device)}
          />
        ))}
      </ul>
      <p role="status" className="sr">
        {removed &&
          sentences(
            t("deviceRemoved", { device: removed.name }),
            mayContinue && t("deviceRoom"),
            state.check === "refused" && over !== undefined && t("deviceOver", { count: over }),
          )}
      </p>
      {state.check === "failed" && (
        <div role="alert" className={styles.others}>
          <p className={styles.failure}>{t("deviceCheckFailed")}</p>
          <Button variant="outline" size="small" onClick={check}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      <Button
        variant="primary"
        size="large"
        block
        disabled={!mayContinue}
        busy={state.check === "pending"}
        onClick={onContinue ?? (() => location.reload())}
      >
        {t("deviceContinue")}
      </Button>
    </div>
  );
}

const sentences = (...each: (string | false)[]) => each.filter(Boolean).join(" ");

// The viewer confirms the removal of the current device: it signs out here.
function RemovableDevice({ device, removal, onPress }: RemovableDeviceProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const { name, isCurrent } = device;
  const factsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const press = isCurrent ? () => setConfirming(!isConfirming) : onPress;
  const cancel = () => {
    setConfirming(false);
    opener.current?.focus();
  };
  return (
    <DeviceRow
      device={device}
      factsId={factsId}
      removal={removal}
      action={
        <Button
          ref={opener}
          variant="outline"
          size="small"
          busy={removal === "pending"}
          aria-label={t("deviceRemoveNamed", { device: name })}
          aria-describedby={factsId}
          aria-expanded={isCurrent ? isConfirming : undefined}
          onClick={press}
        >
          {t("deviceRemove")}
        </Button>
      }
    >
      {isConfirming && (
        <div className={styles.under}>
          <p>{t("deviceOwnAsk")}</p>
          <div className={styles.choice}>
            <Button variant="danger" size="small" busy={removal === "pending"} onClick={onPress}>
              {t("deviceSignOut")}
            </Button>
            <Button size="small" onClick={cancel}>
              {t("deviceKeep")}
            </Button>
          </div>
        </div>
      )}
    </DeviceRow>
  );
}
