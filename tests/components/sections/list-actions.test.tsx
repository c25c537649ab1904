import { within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import { ListRow } from "@/components/sections/rows/list-row";
import type { CardView } from "@/lib/sections/card-view";
import { useBlindObservers } from "../support/blind-observers";
import { card, renderSite, section } from "../support/render-site";

vi.mock("@/components/lists/preload-list-actions", () => ({ PreloadListActions: () => null }));
useBlindObservers();

// The actions of each item, by their names, without the title's link.
function actions(items: CardView[], offered = true): string[][] {
  const row = section("row", { layout: "list", items });
  const { getAllByRole } = renderSite(
    <ChannelListsProvider watchList={offered} liveNotifications={offered}>
      <ListRow pageKey="home.en" row={{ ...row, status: "idle" }} last={false} />
    </ChannelListsProvider>,
  );
  return getAllByRole("listitem").map((item) =>
    [...within(item).queryAllByRole("link"), ...within(item).queryAllByRole("button")]
      .filter((action) => !action.closest("h3"))
      .map((action) => action.ariaLabel ?? action.textContent),
  );
}

const startTime = Date.UTC(2030, 0, 1);
const live = card("a", { state: "live", startTime });
const scheduled = card("b", { state: "scheduled", startTime });

it("in a list with times a live event has a play button, an upcoming one has a bell", () => {
  expect(actions([live, scheduled])).toEqual([["Play"], ["Notify me"]]);
});

it("a live event has a play button if the channel has no lists", () => {
  expect(actions([live, scheduled], false)).toEqual([["Play"], []]);
});

it("in a numbered list each item has its list button, by name", () => {
  const add = ["Add to watch list"];
  expect(actions([card("a"), card("b")])).toEqual([add, add]);
});
