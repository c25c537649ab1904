import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OfferedLists } from "@/components/lists/offered-lists";
import { About } from "@/components/watch/about";
import { WaitingStage } from "@/components/watch/waiting-stage";
import { content } from "@/lib/contract/content";
import { i18n, renderSite } from "../support/render-site";

const event = (more: object) => {
  const input = { name: "Derby", stream_state: "scheduled", start_time: 9e12, ...more };
  return content.parse({ token: "derby", input });
};
const draw = (more: object = {}, isStaged = true) => {
  const shown = event(more);
  renderSite(
    <OfferedLists watchList liveNotifications>
      <WaitingStage token="derby" input={shown.input} calendar={undefined} i18n={i18n} />
      <About content={shown} i18n={i18n} playback={undefined} isStaged={isStaged} />
    </OfferedLists>,
  );
};
const notify = () => screen.queryAllByRole("button", { name: "Notify me" });

describe("the page of an event that is waited for", () => {
  it.each([
    ["under its countdown", {}],
    ["where no start is known", { start_time: undefined }],
  ])("offers to tell of it, %s, once", (_claim, more) => {
    draw(more);
    expect(notify()).toHaveLength(1);
    expect(notify()[0]?.closest("div:has(> h1)")).toBeNull();
  });

  it.each([
    ["once, over its countdown", true, 1],
    ["beside another event, too", false, 2],
  ])("says when it starts %s", (_claim, isStaged, times) => {
    draw({}, isStaged);
    expect(screen.getAllByText(/^Starts/)).toHaveLength(times);
  });

  it("that is on leaves it to the player to say so", () => {
    const shown = event({ stream_state: "live" });
    renderSite(<About content={shown} i18n={i18n} playback={undefined} isStaged />);
    expect(screen.queryByText("Live now")).toBeNull();
  });

  it("that was cancelled says so once, strikes out its start and offers nothing", () => {
    draw({ cancelled: true });
    expect(screen.getAllByText(/cancelled/i)).toHaveLength(1);
    expect(document.querySelectorAll("s time")).toHaveLength(1);
    expect(notify()).toEqual([]);
  });
});

describe("the page of an event that is on", () => {
  const hourMs = 3_600_000;
  const live = (ageMs: number) =>
    draw({ stream_state: "live", start_time: new Date(Date.now() - ageMs).toISOString() });

  it("says since when", () => {
    live(hourMs);
    expect(screen.getAllByText(/^Started/)).toHaveLength(1);
  });

  it.each([
    ["goes on for days", 30 * hourMs],
    ["is ahead of this clock", -hourMs],
  ])("gives no time of day to a stream that %s", (_claim, ageMs) => {
    live(ageMs);
    expect(screen.queryByText(/^Started/)).toBeNull();
  });
});
