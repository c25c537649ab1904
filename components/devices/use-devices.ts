import { type RefObject, useLayoutEffect, useState } from "react";
import type { DeviceList, DeviceView } from "@/lib/devices/device-view";
import {
  removeSignedInDevice,
  injectDevicesSlice,
  initialDevicesState,
} from "@/store/devices/devices-slice";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { createIdempotencyKey } from "@/lib/api-client/idempotency-key";

/** The devices as they stand, from the list of a page or a refusal on. */
export function useDevices(first: DeviceList | undefined) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.devices);
  useLayoutEffect(() => {
    dispatch(injectDevicesSlice(first));
  }, [dispatch, first]);
  return known ?? initialDevicesState(first);
}

/**
 * `remove(device)` is one press. When the device is gone, the focus goes to the button of the next one, else to
 * the list. `removed` is the last one that went.
 */
export function useDeviceRemoval(list: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<DeviceView>();
  const remove = async (device: DeviceView): Promise<boolean> => {
    const next = nextButton(list.current, device.id);
    const result = await dispatch(
      removeSignedInDevice({ id: device.id, key: createIdempotencyKey() }),
    );
    if (!removeSignedInDevice.fulfilled.match(result)) return false;
    setRemoved(device);
    // Who has gone on elsewhere meanwhile is left there.
    const { activeElement, body } = document;
    const isHere = activeElement === body || list.current?.contains(activeElement);
    if (isHere) (next?.isConnected ? next : list.current)?.focus({ preventScroll: true });
    return true;
  };
  return { remove, removed };
}

function nextButton(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-device]") ?? [])];
  const at = rows.findIndex(({ dataset }) => dataset.device === id);
  const near = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0)).toReversed()];
  return near
    .map((row) => row.querySelector<HTMLElement>("button"))
    .find((button) => button !== null);
}
