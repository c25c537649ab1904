import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import { AboutContent } from "@/components/watch/about-content";
import { NothingToPlayStage } from "@/components/watch/nothing-to-play-stage";
import { contentSchema } from "@/lib/contract/content";
import { i18n, renderSite } from "../support/render-site";

const event = (more: object) => {
  const input = { name: "Derby", stream_state: "scheduled", start_time: 9e12, ...more };
  return contentSchema.parse({ token: "derby", input });
};
const renderStage = (more: object = {}, isStaged = true) => {
  const shown = event(more);
  renderSite(
    <ChannelListsProvider watchList liveNotifications>
      <NothingToPlayStage token="derby" input={shown.input} calendar={undefined} i18n={i18n} />
      <AboutContent content={shown} i18n={i18n} playback={undefined} isStaged={isStaged} />
    </ChannelListsProvider>,
  );
};
const notify = () => screen.queryAllByRole("button", { name: "Notify me" });

describe("the page of an upcoming event", () => {
  it.each([
    ["under its countdown", {}],
    ["where no start is known", { start_time: undefined }],
  ])("offers a notification, %s, once", (_claim, more) => {
    renderStage(more);
    expect(notify()).toHaveLength(1);
    expect(notify()[0]?.closest("div:has(> h1)")).toBeNull();
  });

  it.each([
    ["once, over its countdown", true, 1],
    ["beside another event, too", false, 2],
  ])("shows when it starts %s", (_claim, isStaged, times) => {
    renderStage({}, isStaged);
    expect(screen.getAllByText(/^Starts/)).toHaveLength(times);
  });

  it("shows no state of its own once the event is live", () => {
    const shown = event({ stream_state: "live" });
    renderSite(<AboutContent content={shown} i18n={i18n} playback={undefined} isStaged />);
    expect(screen.queryByText("Live now")).toBeNull();
  });

  it("shows once that it was cancelled, strikes out its start and offers nothing", () => {
    renderStage({ cancelled: true });
    expect(screen.getAllByText(/cancelled/i)).toHaveLength(1);
    expect(document.querySelectorAll("s time")).toHaveLength(1);
    expect(notify()).toEqual([]);
  });
});

describe("the page of a live event", () => {
  const hourMs = 3_600_000;
  const live = (ageMs: number) =>
    renderStage({ stream_state: "live", start_time: new Date(Date.now() - ageMs).toISOString() });

  it("shows since when", () => {
    live(hourMs);
    expect(screen.getAllByText(/^Started/)).toHaveLength(1);
  });

  it.each([
    ["goes on for days", 30 * hourMs],
    ["is ahead of this clock", -hourMs],
  ])("shows no time of day for a stream that %s", (_claim, ageMs) => {
    live(ageMs);
    expect(screen.queryByText(/^Started/)).toBeNull();
  });
});
