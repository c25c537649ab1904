import { createAsyncThunk, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ViewerContentStatesResponse } from "@/lib/api/list-calls";
import { getApi } from "@/lib/api-client/get-api";
import type { ListName, ListToggle } from "./list-toggle";
import { ListChangeRefusedError, deliverListChange } from "./list-change-outbox";

/**
 * Requests `/api/viewership`, what the signed-in viewer keeps: docs/behaviour.md BE-112. Rejected as well when
 * nobody is signed in any more.
 */
export const fetchViewerContentStates = createAsyncThunk(
  "viewership/fetched",
  async (_: void, { signal }) => {
    const viewership = await getApi("viewership", {}, { signal });
    if (!hasOwner(viewership)) throw new Error("nobody is signed in");
    return viewership;
  },
);

function hasOwner(
  viewership: Partial<ViewerContentStatesResponse>,
): viewership is ViewerContentStatesResponse {
  return viewership.owner !== undefined;
}

/** A toggle under way: its request, and what the site says of the item without it. */
type Update = { requestId: string; before: boolean };

/** A list of contents that a viewer changes: docs/behaviour.md BE-113. */
export type ListState = {
  /** Tokens of contents, the latest first. */
  items: string[];
  /** The items whose toggle is under way, or waits for the network. */
  updating: Record<string, Update>;
  /** The words of the last failure, until the next toggle. */
  error?: string | undefined;
  /** True when the last toggle has ended, well or not. */
  finished: boolean;
  /** Items that were toggled since viewership was last requested: its response may be older. */
  fresh: Record<string, true>;
};

type Words = { add: string; remove: string };
type Config<Name extends ListName> = {
  name: Name;
  /** What failures say in the state; viewers read them in their language. */
  words: Words;
  /** Where viewership has the list. */
  listed: (response: ViewerContentStatesResponse) => string[];
};

/** What the state says of a failure that is no refusal. */
export const unknownErrorMessage = "An unknown error occurred";
const initialState: ListState = { items: [], updating: {}, finished: false, fresh: {} };

/**
 * The slice of a list and its toggle: the item is added or removed at once, and rolled back when the
 * call fails; the words of the failure stay in the state. Of several toggles of an item the last counts.
 */
function createList<Name extends ListName>({ name, words, listed }: Config<Name>) {
  const toggled = createAsyncThunk(`${name}/toggled`, async (toggle: ListToggle, { dispatch }) => {
    const onConfirmed = (added: boolean) =>
      dispatch(slice.actions.confirmed({ token: toggle.token, added }));
    try {
      return await deliverListChange(toggle, onConfirmed);
    } catch (error) {
      if (!(error instanceof ListChangeRefusedError))
        throw new Error(unknownErrorMessage, { cause: error });
      throw Object.assign(new Error(error.added ? words.add : words.remove), { code: error.code });
    }
  });

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      /** The site has done a toggle, and another of the same item follows. */
      confirmed({ updating }, { payload }: PayloadAction<Pick<ListToggle, "token" | "added">>) {
        const update = updating[payload.token];
        if (update) update.before = payload.added;
      },
      /** Another tab says how it is there now. */
      changedElsewhere(state, { payload }: PayloadAction<Pick<ListToggle, "token" | "added">>) {
        put(state, payload.token, payload.added);
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(toggled.pending, (state, { meta: { arg, requestId } }) => {
          const { token, added } = arg;
          const before = state.updating[token]?.before ?? state.items.includes(token);
          put(state, token, added);
          state.updating[token] = { requestId, before };
          state.error = undefined;
          state.finished = false;
        })
        .addCase(toggled.fulfilled, (state, { meta: { arg, requestId }, payload }) => {
          if (state.updating[arg.token]?.requestId !== requestId) return;
          if (payload.waits) return;
          if (payload.added !== undefined) put(state, arg.token, payload.added);
          end(state, arg.token);
        })
        .addCase(toggled.rejected, (state, { meta: { arg, requestId }, error }) => {
          const update = state.updating[arg.token];
          if (update?.requestId !== requestId) return;
          put(state, arg.token, update.before);
          state.error = error.message || unknownErrorMessage;
          end(state, arg.token);
        })
        .addCase(fetchViewerContentStates.pending, (state) => {
          state.fresh = Object.fromEntries(Object.keys(state.updating).map((at) => [at, true]));
        })
        .addCase(fetchViewerContentStates.fulfilled, (state, { payload }) => {
          const known = listed(payload);
          const isFresh = (token: string) => state.fresh[token] === true;
          const recent = state.items.filter(isFresh);
          state.items = [...recent, ...known.filter((token) => !isFresh(token))];
          for (const [token, update] of Object.entries(state.updating)) {
            update.before = known.includes(token);
          }
        });
    },
  });
  return { slice, toggled };
}

function put(state: ListState, token: string, added: boolean): void {
  state.fresh[token] = true;
  if (state.items.includes(token) === added) return;
  state.items = added ? [token, ...state.items] : state.items.filter((other) => other !== token);
}

function end(state: ListState, token: string): void {
  delete state.updating[token];
  state.finished = Object.keys(state.updating).length === 0;
}

const watchList = createList({
  name: "watchList",
  words: { add: "Failed to add to watchlist", remove: "Failed to remove from watchlist" },
  listed: ({ watchlistTokens }) => watchlistTokens,
});

const liveNotifications = createList({
  name: "liveNotifications",
  words: {
    add: "Failed to add live notification",
    remove: "Failed to remove live notification",
  },
  listed: ({ liveStreamNotificationTokens }) => liveStreamNotificationTokens,
});

/** The contents that the viewer wants to watch: `selectIsOnWatchList` reads it. */
export const watchListSlice = watchList.slice;
/** Puts a content on the watch list or takes it off. */
export const sendWatchListToggle = watchList.toggled;
/** The events that the viewer is notified of when they begin: `selectIsNotified` reads it. */
export const liveNotificationsSlice = liveNotifications.slice;
/** Switches the notification of an event on or off. */
export const sendLiveNotificationToggle = liveNotifications.toggled;
