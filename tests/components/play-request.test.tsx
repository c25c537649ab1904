import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import {
  addPlayParam,
  findPressedPlayLink,
  storePlayRequest,
  takePlayRequest,
} from "@/components/links/play-request";
import { useRequestedPlay } from "@/components/player/use-requested-play";
import { PlayLink } from "@/components/sections/play-link";
import { card, renderSite } from "./support/render-site";

afterEach(() => {
  takePlayRequest();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
});

// docs/behaviour.md BE-475
it("a “Play” link is one that plays, and a “Details” link is not", () => {
  renderSite(
    <>
      <PlayLink card={card("one")} />
      <PlayLink card={card("one", { state: "scheduled" })} />
    </>,
  );
  const plays = (name: string) => screen.getByRole("link", { name }).hasAttribute("data-plays");
  expect([plays("Play"), plays("Details")]).toEqual([true, false]);
});

it("a press on an icon in a “Play” link is a press on the link", () => {
  renderSite(<PlayLink card={card("one")} />);
  const link = screen.getByRole("link", { name: "Play" });
  const event = new MouseEvent("click", { bubbles: true });
  let found: HTMLAnchorElement | null = null;
  addEventListener("click", (press) => (found = findPressedPlayLink(press)), { once: true });
  link.firstElementChild?.dispatchEvent(event);
  expect(found).toBe(link);
});

it("the page of the film plays it once", () => {
  history.replaceState(null, "", "/video/one");
  storePlayRequest("/video/one");
  expect([takePlayRequest(), takePlayRequest()]).toEqual([true, false]);
});

it("another page, or the same one much later, does not play", () => {
  storePlayRequest("/video/one");
  expect(takePlayRequest()).toBe(false);
  vi.useFakeTimers();
  history.replaceState(null, "", "/video/one");
  storePlayRequest("/video/one");
  vi.advanceTimersByTime(31_000);
  expect(takePlayRequest()).toBe(false);
});

it("a full load has the request in its address, which is removed", () => {
  const link = document.createElement("a");
  link.href = "/video/one?t=4";
  addPlayParam(link);
  expect(link.getAttribute("href")).toBe(`${location.origin}/video/one?t=4&play=1`);
  history.replaceState(null, "", link.href);
  expect(takePlayRequest()).toBe(true);
  expect(location.search).toBe("?t=4");
});

it("the player plays a film whose engine is ready, if that was requested", () => {
  const video = document.createElement("video");
  const play = vi.spyOn(video, "play").mockResolvedValue();
  const engine = {} as Parameters<typeof useRequestedPlay>[1];
  function Player({ isReady }: { isReady: boolean }) {
    useRequestedPlay(video, isReady ? engine : undefined);
    return null;
  }
  history.replaceState(null, "", "/video/one");
  storePlayRequest("/video/one");
  const { rerender } = renderSite(<Player isReady={false} />);
  expect(play).not.toHaveBeenCalled();
  rerender(<Player isReady />);
  expect(play).toHaveBeenCalledTimes(1);
});
