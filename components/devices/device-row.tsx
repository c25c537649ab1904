import type { ReactNode } from "react";
import type { DeviceView } from "@/lib/devices/device-view";
import type { DevicesState } from "@/store/devices/devices-slice";
import { LocalTime } from "../cards/local-time";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { StatusTag } from "../ui/status-tag";
import {
  deviceLaptopIconPath,
  deviceMobileIconPath,
  deviceTabletIconPath,
  deviceTvIconPath,
} from "./device-icons";
import styles from "./devices.module.css";

const icons: Record<DeviceView["kind"], string> = {
  computer: deviceLaptopIconPath,
  phone: deviceMobileIconPath,
  tablet: deviceTabletIconPath,
  tv: deviceTvIconPath,
};

/** One that a press removes. */
export type RemovableDeviceProps = {
  device: DeviceView;
  removal: DevicesState["removals"][string] | undefined;
  onPress: () => void;
};

type Props = Omit<RemovableDeviceProps, "onPress"> & {
  /** The id of the facts that distinguish devices of the same name. */
  factsId: string;
  /** What can be done about it. */
  action: ReactNode;
  /** A question below it. */
  children?: ReactNode;
};

export function DeviceRow({ device, removal, factsId, action, children }: Props) {
  const { t } = useText();
  return (
    <li data-device={device.id}>
      <span className={styles.disc}>
        <Icon path={icons[device.kind]} />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          {device.name}
          {device.isCurrent && <StatusTag tone="good">{t("deviceThisSession")}</StatusTag>}
        </p>
        <p id={factsId}>
          <LastActive {...device} />
        </p>
      </div>
      {action}
      {children}
      {removal === "failed" && (
        <p role="alert" className={styles.under}>
          {t("deviceRemoveFailed", { device: device.name })}
        </p>
      )}
    </li>
  );
}

const mark = "\u0000";

// The day stands wherever a language puts it.
function LastActive({ lastActiveAt, place }: DeviceView) {
  const { t, locale } = useText();
  const [before, after] = t("deviceLastActive", { date: mark }).split(mark);
  return (
    <>
      {lastActiveAt !== undefined && (
        <>
          {before}
          <LocalTime time={lastActiveAt} format="day" locale={locale} />
          {after}
        </>
      )}
      {lastActiveAt !== undefined && place && " · "}
      {place}
    </>
  );
}
