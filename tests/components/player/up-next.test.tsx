import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { updateMedia } from "../support/media-element";
import { press, usePlayer, watch } from "../support/show-player";
import { expectFocus } from "../support/focus";

usePlayer();

const next = { token: "reed-time", title: "Reed Time", href: "/video/reed-time", follows: true };
const offer = () => screen.queryByRole("group", { name: "Up next" });
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname);
  event.preventDefault();
};

beforeEach(() => {
  followed.length = 0;
  sessionStorage.clear();
  addEventListener("click", follow);
});
afterEach(() => {
  vi.useRealTimers();
  removeEventListener("click", follow);
});

/** A film that has ended, with a fake clock. */
async function end(more: Partial<typeof next> = {}) {
  const video = await watch({ next: { ...next, ...more } });
  await import("@/components/player/up-next/up-next-offer");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const box = new DOMRect(0, 0, 1024, innerHeight);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  updateMedia(video, { ended: true, paused: true }, "pause", "ended");
  await screen.findByRole("group", { name: "Up next" });
  // Its clock starts in an effect, which may run after it is rendered.
  await act(async () => {});
  return video;
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

describe("up next", () => {
  it("counts down from eight seconds and opens the next film", async () => {
    await end();
    expect(offer()?.textContent).toContain("Next in 8 s");
    pass(3);
    expect(offer()?.textContent).toContain("Next in 5 s");
    expect(followed).toEqual([]);
    pass(5);
    expect(followed).toEqual(["/video/reed-time"]);
    expect(sessionStorage.getItem("mq_next")).toBe("reed-time");
  });

  it("is not shown while the film plays, nor without a next film", async () => {
    await watch({ next });
    expect(offer()).toBeNull();
    const video = await watch();
    updateMedia(video, { ended: true }, "ended");
    expect(offer()).toBeNull();
  });

  it("disappears when the viewer seeks back", async () => {
    const video = await end();
    updateMedia(video, { ended: false }, "seeking");
    expect(offer()).toBeNull();
  });

  it("is cancelled by its button and by Escape, and the focus is in the player", async () => {
    await end();
    fireEvent.click(within(offer() ?? document.body).getByRole("button", { name: "Cancel" }));
    expect(offer()).toBeNull();
    await expectFocus(() => screen.getByRole("region", { name: "Blue Hour" }));
    pass(20);
    expect(followed).toEqual([]);
  });

  it("is cancelled by Escape", async () => {
    await end();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(offer()).toBeNull();
  });

  it("waits while another tab is visible", async () => {
    await end();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    pass(20);
    expect(offer()?.textContent).toContain("Next in 8 s");
    hidden.mockReturnValue(false);
    pass(1);
    expect(offer()?.textContent).toContain("Next in 7 s");
  });

  it("waits while the settings are open", async () => {
    await end();
    fireEvent.click(screen.getByRole("button", { name: "Settings" }));
    pass(20);
    expect(offer()?.textContent).toContain("Next in 8 s");
  });

  it("waits while the player is scrolled out of view", async () => {
    await end();
    const above = new DOMRect(0, -900, 1024, 600);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(above);
    pass(20);
    expect(followed).toEqual([]);
  });

  it("only offers a film that does not follow automatically", async () => {
    await end({ follows: false });
    pass(60);
    expect(followed).toEqual([]);
    expect(offer()?.textContent).not.toContain("Next in");
    fireEvent.click(within(offer() ?? document.body).getByRole("link", { name: "Play" }));
    expect(followed).toEqual(["/video/reed-time"]);
  });

  it("announces the next film once, however long it counts", async () => {
    await end();
    pass(4);
    const status = within(offer() ?? document.body).getByRole("status");
    expect(status.textContent).toBe("Next in 8 s: Reed Time");
  });
});

it("a film that should play plays once when its page has loaded", async () => {
  sessionStorage.setItem("mq_next", "blue-hour");
  const video = await watch();
  expect(vi.mocked(video.play)).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem("mq_next")).toBeNull();
});

it("a film that should not play automatically waits for a press", async () => {
  sessionStorage.setItem("mq_next", "reed-time");
  const { showPlayer } = await import("../support/show-player");
  expect((await showPlayer()).paused).toBe(true);
  await press("Play");
});
