import { act, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PersistentLayer } from "@/components/persistent-layer";
import { closeMiniPlayer } from "@/components/player/mini/mini-player-film";
import { Player } from "@/components/player/player";
import { playNextFilm } from "@/components/player/up-next/play-next-film";
import { reportPlayDenial } from "@/lib/playback/play-denial";
import { renderSite } from "../support/render-site";
import { updateMedia } from "../support/media-element";
import { hls, usePlayer } from "../support/show-player";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

usePlayer();

beforeEach(() => {
  act(closeMiniPlayer);
  history.replaceState(null, "", "/video/blue-hour?t=95");
});

const film = (token: string) => (
  <Player
    key={token}
    token={token}
    playback={{ hls, captions: [], chapters: [] }}
    title={`Film ${token}`}
    state="vod"
  />
);
const mini = () => screen.queryByRole("region", { name: "Mini player" });
const videos = () => [...document.querySelectorAll<HTMLVideoElement>("video[data-hls]")];

let show: (page: ReactNode) => void;

function Site({ first, inApp }: { first: ReactNode; inApp: boolean }) {
  const [page, setPage] = useState(first);
  useEffect(() => {
    show = setPage;
  }, []);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {page}
      </main>
      {!inApp && <PersistentLayer />}
    </>
  );
}

/** Follows a soft link to another page. */
const go = (page: ReactNode) => act(async () => show(page));

/** A film that plays, and a link to another page. */
async function watchFilm({ inApp = false } = {}) {
  renderSite(<Site first={film("blue-hour")} inApp={inApp} />);
  await act(async () => void (await import("@/components/player/mini/mini-player")));
  const video = videos()[0];
  if (!video) throw new Error("watchFilm: no film");
  await act(() => video.play());
  updateMedia(video, { duration: 100, readyState: 4 }, "durationchange", "playing");
  video.currentTime = 42;
  vi.mocked(video.load).mockClear();
  return video;
}

// docs/behaviour.md BE-468
test("on a television a film ends with its page", async () => {
  document.documentElement.dataset.tv = "";
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  delete document.documentElement.dataset.tv;
  expect(mini()).toBeNull();
  expect(video.isConnected).toBe(false);
});

test("a film without access pauses in the mini player, shows the reason and links to its page", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  const refused = { code: 429, reason: "device_limit", message: "Too many devices" } as const;
  act(() => reportPlayDenial("blue-hour", refused));
  expect(screen.getByRole("alert").textContent).toBe("Too many devices");
  expect(screen.getByRole("alert").closest("a")?.getAttribute("href")).toMatch(
    /^\/video\/blue-hour/,
  );
  expect(video.paused).toBe(true);
  await act(() => video.play());
  expect(video.paused).toBe(true);
});

test("a playing film continues in the same element when its page is left", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  expect(mini()?.contains(video)).toBe(true);
  expect(videos()).toEqual([video]);
  expect([video.paused, video.currentTime]).toEqual([false, 42]);
  expect(video.load).not.toHaveBeenCalled();
});

test("a paused film ends with its page", async () => {
  const video = await watchFilm();
  act(() => video.pause());
  await go(<h1>Series</h1>);
  expect(mini()).toBeNull();
  expect(videos()).toEqual([]);
});

test("in the app's web view, which loads full pages, a film ends with its page", async () => {
  const video = await watchFilm({ inApp: true });
  await go(<h1>Series</h1>);
  expect(videos()).toEqual([]);
  expect(video.isConnected).toBe(false);
});

test("its link has the film's name and opens its page, without the time parameter", async () => {
  await watchFilm();
  await go(<h1>Series</h1>);
  const link = within(mini() ?? document.body).getByRole("link", { name: "Film blue-hour" });
  expect(link.getAttribute("href")).toBe("/video/blue-hour");
});

test("it can be paused and played", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  await user.click(screen.getByRole("button", { name: "Pause" }));
  expect(video.paused).toBe(true);
  await user.click(screen.getByRole("button", { name: "Play" }));
  expect(video.paused).toBe(false);
});

test("when it is closed, the film stops and the focus is in the page", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(mini()).toBeNull();
  expect(video.paused).toBe(true);
  expect(videos()).toEqual([]);
  await expectFocus(() => screen.getByRole("main"));
});

test("the film's own page takes over the video at its position", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  history.replaceState(null, "", "/video/blue-hour");
  await go(film("blue-hour"));
  expect(mini()).toBeNull();
  expect(screen.getByRole("main").contains(video)).toBe(true);
  expect(videos()).toEqual([video]);
  expect([video.paused, video.currentTime]).toEqual([false, 42]);
  expect(video.load).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole("slider", { name: "Seek" })).toBeDefined());
});

test("a link to another time of the film seeks", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  history.replaceState(null, "", "/video/blue-hour?t=7");
  await go(film("blue-hour"));
  expect(video.currentTime).toBe(7);
});

test("back at the film's first URL, it continues at its current position", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  await go(film("blue-hour"));
  expect(video.currentTime).toBe(42);
});

test("the page of another film ends it", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  await go(film("reed-time"));
  expect(mini()).toBeNull();
  expect(video.paused).toBe(true);
  expect(videos()).toHaveLength(1);
  expect(videos()).not.toContain(video);
});

test("a link from the film to another film's page ends it", async () => {
  const video = await watchFilm();
  await go(film("reed-time"));
  expect(mini()).toBeNull();
  expect(video.paused).toBe(true);
});

// docs/behaviour.md BE-504
test("the next film plays in the element of the film before", async () => {
  const video = await watchFilm();
  const next = { token: "reed-time", title: "Reed Time", href: "#", follows: true };
  act(() => playNextFilm(next, video));
  await go(film("reed-time"));
  await waitFor(() => expect(video.paused).toBe(false));
  expect(videos()).toEqual([video]);
  expect(screen.getByRole("main").contains(video)).toBe(true);
  expect(video.dataset.token).toBe("reed-time");
});

test("an element that a page without a player leaves over is removed", async () => {
  const video = await watchFilm();
  const next = { token: "reed-time", title: "Reed Time", href: "#", follows: true };
  act(() => playNextFilm(next, video));
  await go(<h1>Prices</h1>);
  await waitFor(() => expect(video.isConnected).toBe(false));
  expect(mini()).toBeNull();
});

test("a film that returned to its page continues again when the page is left again", async () => {
  const video = await watchFilm();
  await go(<h1>Series</h1>);
  await go(film("blue-hour"));
  await go(<h1>Series</h1>);
  expect(mini()?.contains(video)).toBe(true);
  expect(video.paused).toBe(false);
});

test("fullscreen remains during a change to another film, not to a page without a film", async () => {
  const setElement = (value: Element | null) => {
    Object.defineProperty(document, "fullscreenElement", { configurable: true, value });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  const exit = vi.fn<() => Promise<void>>(async () => setElement(null));
  Object.assign(document, { exitFullscreen: exit });
  await watchFilm();
  act(() => setElement(screen.getByRole("main")));
  await go(film("reed-time"));
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(exit).not.toHaveBeenCalled();
  await go(<h1>Series</h1>);
  await waitFor(() => expect(exit).toHaveBeenCalledOnce());
});
