import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import { CardActions } from "@/components/sections/card-actions";
import type { CardView } from "@/lib/sections/card-view";
import { card, renderSite } from "../support/render-site";

vi.mock("@/components/lists/preload-list-actions", () => ({ PreloadListActions: () => null }));

const both = { watchList: true, liveNotifications: true };
const add = "Add to watch list";

function actions(extra: Partial<CardView>, offered = both): string[] {
  const { container } = renderSite(
    <ChannelListsProvider {...offered}>
      <CardActions card={card("a", extra)} />
    </ChannelListsProvider>,
  );
  const all = [...container.querySelectorAll("a, button")];
  return all.map((action) => action.ariaLabel ?? action.textContent);
}

test.each([
  ["a film is played first", {}, both, ["Play", add]],
  // docs/behaviour.md BE-493
  ["what is live is played first", { state: "live" }, both, ["Play", add]],
  [
    "of what is to come one is notified first",
    { state: "scheduled" },
    both,
    ["Notify me", "Details"],
  ],
  [
    "what is to come has details first without notifications",
    { state: "scheduled" },
    { ...both, liveNotifications: false },
    ["Details", add],
  ],
  ["what was cancelled is not played", { state: "cancelled" }, both, ["Details", add]],
  ["of a page all is seen", { kind: "page" }, both, ["See all"]],
  ["a page's cover is played", { kind: "page", plays: "play" }, both, ["Play"]],
  ["a course is begun", { kind: "page", plays: "courseStart" }, both, ["Start"]],
] as const)("%s", (_, extra, offered, expected) => {
  expect(actions(extra, offered)).toEqual(expected);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("BE-154 a page's first content has a button to play, and a link to all contents", () => {
  const series = { kind: "page", href: "/pages/tides", first: "/video/tides-one" } as const;
  expect(actions(series)).toEqual(["Play", "See all"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/video/tides-one", "/pages/tides"]);
});
