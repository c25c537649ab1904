"use client";

import type { CardView } from "@/lib/sections/card-view";
import { ListToggleButton } from "./list-toggle-button";
import { useAvailableLists } from "./channel-lists-provider";
import type { ListToggleItem } from "./use-list-toggle";

type Props = {
  item: ListToggleItem;
  state: CardView["state"];
  /** Hides "Notify me": the stage of this page has it. */
  hidesNotify?: boolean;
};

// The first action of a content's page says its name, the other is an icon.
export function ContentListToggles({ item, state, hidesNotify }: Props) {
  const lists = useAvailableLists({ kind: "video", state: hidesNotify ? undefined : state });
  return lists.map((list, index) => (
    <ListToggleButton key={list} item={item} list={list} labelled={index === 0} />
  ));
}

// Of an event that is waited for, under its countdown.
export function LiveNotificationToggle({ item }: { item: ListToggleItem }) {
  const [list] = useAvailableLists({ kind: "video", state: "scheduled" });
  if (list !== "liveNotifications") return null;
  return (
    <ListToggleButton item={item} list={list} variant="primary" secondaryVariant="media" labelled />
  );
}
