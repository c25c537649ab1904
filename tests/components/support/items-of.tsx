import { act, screen, within } from "@testing-library/react";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { eventually } from "../../support/eventually";
import { pageOf } from "./page-of";
import { renderSite, section } from "./render-site";

/** Renders one row. Its code is loaded when its items are visible. */
export async function itemsOf(
  layout: SectionView["layout"],
  items: CardView[],
): Promise<HTMLElement[]> {
  renderSite(
    <ChannelListsProvider watchList={false} liveNotifications>
      {pageOf([section("row", { layout, items })])}
    </ChannelListsProvider>,
  );
  await act(async () => {});
  return eventually(() => screen.getAllByRole("listitem"));
}

export const titles = (items: HTMLElement[]) =>
  items.map((item) => within(item).getByRole("link").textContent);
export const hour = 3_600_000;
export const day = 24 * hour;
/** A noon. */
export const at = Date.UTC(2026, 10, 23, 12);
