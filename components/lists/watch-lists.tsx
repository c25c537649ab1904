"use client";

import type { CardView } from "@/lib/sections/card-view";
import { ListButton } from "./list-button";
import { useListsOf } from "./offered-lists";
import type { ListToggleItem } from "./use-list-toggle";

type Props = {
  item: ListToggleItem;
  state: CardView["state"];
  /** Hides "Notify me": the stage of this page has it, or the event has begun there. */
  hidesNotify?: boolean;
};

// The first action of a content's page says its name, the other is an icon.
export function WatchLists({ item, state, hidesNotify }: Props) {
  const lists = useListsOf({ kind: "video", state: hidesNotify ? undefined : state });
  return lists.map((list, index) => (
    <ListButton key={list} item={item} list={list} labelled={index === 0} />
  ));
}

// Of an event that is waited for, under its countdown.
export function NotifyMe({ item }: { item: ListToggleItem }) {
  const [list] = useListsOf({ kind: "video", state: "scheduled" });
  if (list !== "liveNotifications") return null;
  return <ListButton item={item} list={list} variant="primary" secondaryVariant="media" labelled />;
}
