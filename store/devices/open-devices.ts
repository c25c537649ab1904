import type { DeviceList } from "@/lib/devices/device-view";
import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch, RootState } from "../make-store";
import { devicesShown, devicesSlice } from "./devices-slice";

/** Adds the slice to the store, with the list of a page or a refusal. */
export function devicesOpened(list: DeviceList | undefined) {
  return (dispatch: AppDispatch, _getState: () => RootState, { injectSlice }: ThunkExtra): void => {
    injectSlice(devicesSlice);
    dispatch(devicesShown(list));
  };
}
