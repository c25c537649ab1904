"use client";

import type { CardView } from "@/lib/sections/card-view";
import { ListButton } from "./list-button";
import { useListsOf } from "./offered-lists";
import type { ListItem } from "./use-list-toggle";

type Props = {
  item: ListItem;
  state: CardView["state"];
  /** The stage of this page has "Notify me". */
  notified?: boolean;
};

// The first action of a content's page says its name, the other is an icon.
export function WatchLists({ item, state, notified }: Props) {
  const lists = useListsOf({ kind: "video", state: notified ? undefined : state });
  return lists.map((list, index) => (
    <ListButton key={list} item={item} list={list} labelled={index === 0} />
  ));
}

// Of an event that is waited for, under its countdown.
export function NotifyMe({ item }: { item: ListItem }) {
  const [list] = useListsOf({ kind: "video", state: "scheduled" });
  if (list !== "liveNotifications") return null;
  return <ListButton item={item} list={list} look="primary" besideLook="media" labelled />;
}
