import { createAsyncThunk, createSlice, type Dispatch, type PayloadAction } from "@reduxjs/toolkit";
import { asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { getApi } from "@/lib/api-client/get-api";
import type { DeviceList, DeviceView } from "@/lib/devices/device-view";
import type { ThunkExtra } from "../thunk-extra";

/** The devices of the viewer, on the account page and where there are too many: docs/behaviour.md BE-244. */
export type DevicesState = {
  status: "unknown" | "pending" | "ready" | "failed";
  list: DeviceView[];
  /** How many there may be, where that is known. */
  threshold?: number | undefined;
  /** By id: how the removal of a device goes. Removed devices stay away, whatever an older response says. */
  removals: Record<string, "pending" | "failed" | "done">;
  /** Whether the film may go on: requested after each removal. */
  check: "unknown" | "pending" | "passed" | "refused" | "failed";
  /** Why the last removal failed: `HTTP error! status: 503`. */
  error?: string | undefined;
};

const initialState: DevicesState = { status: "unknown", list: [], removals: {}, check: "unknown" };

/** Fetches the list from the site's `/api/devices`. */
export const fetchDevices = createAsyncThunk("devices/devicesFetched", (_: void, { signal }) =>
  getApi("devices", {}, { signal }),
);

/** What one press removes; `key` is the press's own, and it is sent once. */
export type DeviceRemoval = { id: string; key: string };

/** Signs a device out. One that is gone already counts as removed. Rejects with `HTTP error! status: {n}`. */
export const removeSignedInDevice = createAsyncThunk<void, DeviceRemoval, { state: DevicesRoot }>(
  "devices/deviceRemoved",
  async ({ id, key }) => {
    // Never sent twice by itself: docs/behaviour.md BE-246.
    const removed = callApi("remove-device", { device: id }, { idempotencyKey: key });
    await removed.catch((error: unknown) => {
      const { code, cause } = asApiCallError(error);
      if (code === 0 && cause instanceof Error) throw cause;
      if (code !== 404) throw new Error(`HTTP error! status: ${code}`, { cause: error });
    });
  },
  { condition: ({ id }, { getState }) => !isUnderWay(getState().devices?.removals[id]) },
);

/** Requests whether a film (`token`) may go on here; a refusal has the latest devices and their limit. */
export const requestDeviceLimitCheck = createAsyncThunk<
  Partial<DeviceList>,
  string,
  { rejectValue: Partial<DeviceList> }
>("devices/devicesChecked", async (token, { rejectWithValue }) => {
  try {
    return await callApi("verify-device", { token });
  } catch (error) {
    const { code, failure } = asApiCallError(error);
    if (failure.reason === "device_limit") return rejectWithValue(failure);
    throw new Error(`HTTP error! status: ${code}`, { cause: error });
  }
});

const slice = createSlice({
  name: "devices",
  initialState,
  reducers: {
    /** A page or a refusal has a list of devices: the state before belongs to another refusal. */
    devicesShown: (_, { payload }: PayloadAction<DeviceList | undefined>) =>
      initialDevicesState(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchDevices.pending, (state) => {
        state.status = "pending";
      })
      .addCase(fetchDevices.fulfilled, (state, { payload }) => updateList(state, payload))
      .addCase(fetchDevices.rejected, (state) => {
        state.status = "failed";
      })
      .addCase(removeSignedInDevice.pending, (state, { meta }) => {
        state.removals[meta.arg.id] = "pending";
        state.error = undefined;
      })
      .addCase(removeSignedInDevice.fulfilled, (state, { meta }) => {
        state.removals[meta.arg.id] = "done";
        updateList(state, { devices: state.list });
      })
      .addCase(removeSignedInDevice.rejected, (state, { meta, error }) => {
        state.removals[meta.arg.id] = "failed";
        state.error = error.message;
      })
      .addCase(requestDeviceLimitCheck.pending, (state) => {
        state.check = "pending";
      })
      .addCase(requestDeviceLimitCheck.fulfilled, (state, { payload }) => {
        state.check = "passed";
        updateList(state, payload);
      })
      .addCase(requestDeviceLimitCheck.rejected, (state, { payload }) => {
        state.check = payload ? "refused" : "failed";
        if (payload) updateList(state, payload);
      });
  },
  selectors: {
    /** How many devices there are too many; undefined where it is not known. */
    selectOver: ({ list, threshold }) =>
      threshold === undefined ? undefined : Math.max(0, list.length - threshold),
    /** A device was removed since the film was refused, and it may go on. */
    selectMayContinue: ({ removals, check }) =>
      check === "passed" && Object.values(removals).includes("done"),
  },
});

/** They take the slice's own state, which a page may have before the slice. */
export const { selectOver, selectMayContinue } = slice.getSelectors();

/** The state before any request: the list of a page. */
export function initialDevicesState(list: DeviceList | undefined): DevicesState {
  if (!list) return { ...initialState, status: "failed" };
  return { ...initialState, status: "ready", list: list.devices, threshold: list.threshold };
}

export const devicesSlice = slice;

/** Adds the slice to the store (`store/thunk-extra.ts`), with the list of a page or a refusal. */
export function injectDevicesSlice(list: DeviceList | undefined) {
  return (dispatch: Dispatch, _getState: unknown, { injectSlice }: ThunkExtra): void => {
    injectSlice(slice);
    dispatch(slice.actions.devicesShown(list));
  };
}

type DevicesRoot = { devices?: DevicesState };

function isUnderWay(removal: DevicesState["removals"][string] | undefined): boolean {
  return removal === "pending" || removal === "done";
}

function updateList(
  state: DevicesState,
  { devices = state.list, threshold }: Partial<DeviceList>,
): void {
  state.status = "ready";
  state.list = devices.filter(({ id }) => state.removals[id] !== "done");
  state.threshold = threshold ?? state.threshold;
}
