"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { ListName } from "@/store/lists/list-toggle";
import { PreloadListActions } from "./preload-list-actions";

type Offered = { [name in ListName]: boolean };

const OfferedContext = createContext<Offered>({ watchList: false, liveNotifications: false });

type Props = Offered & { continueWatching?: boolean; children: ReactNode };

// Which toggles the channel has; the code behind them comes when a viewer is signed in, or presses one.
export function ChannelListsProvider(props: Props) {
  const { watchList, liveNotifications, continueWatching, children } = props;
  const offered = useMemo(() => ({ watchList, liveNotifications }), [watchList, liveNotifications]);
  return (
    <OfferedContext value={offered}>
      {children}
      {(watchList || liveNotifications || continueWatching) && <PreloadListActions />}
    </OfferedContext>
  );
}

type Listable = Pick<CardView, "kind" | "state">;

// The lists of a content: the first one is its quick action. An event that is live needs no notification of its start.
export function useAvailableLists(item: Listable | undefined): ListName[] {
  const { watchList, liveNotifications } = use(OfferedContext);
  if (item?.kind !== "video") return [];
  const isAwaited = item.state === "scheduled";
  const lists: ListName[] = isAwaited && liveNotifications ? ["liveNotifications"] : [];
  return watchList ? [...lists, "watchList"] : lists;
}
