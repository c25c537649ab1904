import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

/** A short message that disappears by itself: docs/behaviour.md BE-62. */
export type Toast = {
  id: string;
  message: string;
  /** Key of a text that is read in the place of `message`; with `values` in it. */
  textKey?: string | undefined;
  values?: Record<string, string> | undefined;
  /** An `error` has an error icon; the others the icon of success, unless there is an image. */
  type: "info" | "success" | "error";
  /** Milliseconds until it goes; `Infinity` stays until the viewer closes it. */
  duration: number;
  /** Under 650 px `top-right` is at the bottom. */
  position: "top-right" | "top-center" | "bottom-center";
  /** Address of a picture; `{w}` in it stands for a width. */
  image?: string | undefined;
  /** Dispatched as it is by the button "Undo", which is there when this is. */
  undoAction?: { type: string; payload?: unknown } | undefined;
  /** Where a link in it leads: a path of the site, and the key of its text. */
  link?: { href: string; textKey: string } | undefined;
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** What a new toast needs; everything else has a default (docs/behaviour.md BE-62). */
export type NewToast = (Pick<Toast, "message"> | Pick<Toast, "textKey">) & Partial<Toast>;

type ToastsState = { list: Toast[] };

const initialState: ToastsState = { list: [] };

const slice = createSlice({
  name: "toasts",
  initialState,
  reducers: {
    /** A toast with an id that is shown already replaces that one. */
    toastAdded: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.list = [...state.list.filter(({ id }) => id !== payload.id), payload];
      },
      prepare: (toast: NewToast) => ({ payload: { ...defaults(), ...toast } }),
    },
    toastRemoved(state, { payload: id }: PayloadAction<string>) {
      state.list = state.list.filter((toast) => toast.id !== id);
    },
    toastsCleared: () => initialState,
  },
  selectors: {
    selectToasts: (state) => state.list,
    selectHasToasts: (state) => state.list.length > 0,
  },
});

/**
 * `toastAdded({ message: "Link copied" })` shows one, `toastRemoved(id)` takes one away,
 * `toastsCleared()` all. How long one stays is up to the component: docs/behaviour.md BE-62.
 */
export const { toastAdded, toastRemoved, toastsCleared } = slice.actions;
/** `selectToasts(state)` → oldest first; `selectHasToasts(state)` → whether there is one. */
export const { selectToasts, selectHasToasts } = slice.selectors;
export const toastsReducer = slice.reducer;

function defaults(): Toast {
  return {
    message: "",
    id: nanoid(),
    type: "info",
    duration: 3000,
    position: "top-right",
    createdAt: Date.now(),
  };
}
