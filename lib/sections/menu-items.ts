import { sanitizeNavigation } from "../channel/sanitize-navigation.ts";
import type { Theme } from "../contract/channel.ts";
import type { NavigationItem } from "../contract/channel-header.ts";
import { type CardView, toCardView } from "./card-view.ts";

/** An entry of the header as its menus render it, with its featured item as a card. */
export type MenuItem = Omit<NavigationItem, "feature" | "items"> & {
  feature?: CardView;
  items: MenuItem[];
};

/**
 * The header's entries for its menus, after `sanitizeNavigation`. The featured item of an entry of the first level is a
 * card, if it has a name: docs/behaviour.md BE-155.
 */
export function createMenuItems(navigation: NavigationItem[], theme: Theme): MenuItem[] {
  return sanitizeNavigation(navigation, theme).map(({ feature, items, ...entry }) => ({
    ...entry,
    ...(feature?.input.name && { feature: toCardView(feature) }),
    items: items.map(withoutFeature),
  }));
}

function withoutFeature({ feature: _, items, ...entry }: NavigationItem): MenuItem {
  return { ...entry, items: items.map(withoutFeature) };
}
