"use client";

import { useId, useRef, useState } from "react";
import type { DeviceList } from "@/lib/devices/device-view";
import { fetchDevices } from "@/store/devices/devices-slice";
import { useAppDispatch } from "@/store/hooks";
import overview from "./overview.module.css";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { devicesIconPath } from "../../devices/device-icons";
import { DeviceRow, type RemovableDeviceProps } from "../../devices/device-row";
import styles from "../../devices/devices.module.css";
import { SignOutOtherDevices } from "./sign-out-other-devices";
import { useDevices, useDeviceRemoval } from "../../devices/use-devices";

// The devices on which the viewer is signed in. A list that failed to load can be requested again.
export function AccountDevices({ first }: { first: DeviceList | undefined }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { status, list, removals } = useDevices(first);
  const place = useRef<HTMLDivElement>(null);
  const { remove, removed } = useDeviceRemoval(place);
  const [areOthersSignedOut, setOthersSignedOut] = useState(false);
  const others = list.filter(({ isCurrent }) => !isCurrent);
  const isLost = list.length === 0 && (status === "failed" || status === "pending");
  if (isLost) {
    return (
      <div ref={place} tabIndex={-1} className={overview.none} role="alert">
        {t("deviceLost")}
        <Button
          variant="outline"
          size="small"
          busy={status === "pending"}
          onClick={() => void dispatch(fetchDevices())}
        >
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {list.length === 0 ? (
        <p className={overview.none}>
          <Icon path={devicesIconPath} />
          {t("deviceNone")}
        </p>
      ) : (
        <ul className={styles.rows}>
          {list.map((device) => (
            <AccountDevice
              key={device.id}
              device={device}
              removal={removals[device.id]}
              onPress={() => void remove(device)}
            />
          ))}
        </ul>
      )}
      {list.some((device) => device.place) && <p className={styles.note}>{t("devicePlaces")}</p>}
      {others.length > 0 && (
        <SignOutOtherDevices
          others={others}
          remove={remove}
          onAllSignedOut={() => setOthersSignedOut(true)}
        />
      )}
      <p role="status" className="sr">
        {[
          removed && t("deviceRemoved", { device: removed.name }),
          areOthersSignedOut && others.length === 0 && t("deviceOthersGone"),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}

// This session ends by "Sign out" above.
function AccountDevice({ device, removal, onPress }: RemovableDeviceProps) {
  const { t } = useText();
  const { name, isCurrent } = device;
  const factsId = useId();
  return (
    <DeviceRow
      device={device}
      factsId={factsId}
      removal={removal}
      action={
        !isCurrent && (
          <Button
            variant="outline"
            size="small"
            busy={removal === "pending"}
            aria-label={t("deviceDisconnectNamed", { device: name })}
            aria-describedby={factsId}
            onClick={onPress}
          >
            {t("deviceDisconnect")}
          </Button>
        )
      }
    />
  );
}
