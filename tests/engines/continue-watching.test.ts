import { site } from "../support/addresses.ts";
import { click } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film, play, shown } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";
import { openSignedIn, post } from "./support/visits.ts";

/** A viewer who has seen seventy seconds of the film. */
async function openBegun(tab: Tab): Promise<void> {
  await openSignedIn(tab, "demo");
  const token = new URL(film).pathname.split("/").pop();
  await post(tab, "progress", { token, time: 70, duration: 240 });
}

test("a film goes on where its viewer was, and Start over begins it anew", async ({ tab }) => {
  await openBegun(tab);
  await play(tab, film);
  await expect.poll(async () => (await shown(tab)).time).toBeGreaterThan(70);
  await click(tab, "button", "Start over");
  await expect.poll(async () => (await shown(tab)).time).toBeLessThan(60);
});

/**
 * Opens a page in a frame and looks at it all the while: how many rows it shows, and how far one of them moved until
 * the own one had come, in pixels. Engines other than Chromium count no shifts.
 */
const openWatched = (tab: Tab, path: string, own: string) =>
  tab.run(
    async (address, name) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { width: "1300", height: "1200", src: address });
      document.body.prepend(frame);
      const tops = new Map<string, number>();
      let furthest = 0;
      const isPainted = () =>
        frame.contentWindow?.performance.getEntriesByName("first-contentful-paint").length;
      const look = () => {
        let isFilled = false;
        for (const row of frame.contentDocument?.querySelectorAll("main section") ?? []) {
          const title = row.querySelector("h2")?.textContent;
          if (!title) continue;
          const { top } = row.getBoundingClientRect();
          const before = tops.get(title) ?? top;
          if (Math.min(top, before) < frame.clientHeight) {
            furthest = Math.max(furthest, Math.abs(top - before));
          }
          tops.set(title, top);
          isFilled ||= title === name && row.querySelector("li a[href]") !== null;
        }
        return isFilled;
      };
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isPainted() || !look()) await next();
      for (let frames = 0; frames < 30; frames += 1) {
        await next();
        look();
      }
      frame.remove();
      return { rows: tops.size, furthest: Math.round(furthest) };
    },
    path,
    own,
  );

test("the row of what was begun fills and nothing moves", async ({ tab }) => {
  await openBegun(tab);
  await tab.open(site("demo"));
  await expect
    .poll(() => tab.run(() => localStorage.getItem("mq_lists")))
    .toContain("continue_watching");
  await tab.open(site("demo", "/robots.txt"));
  const { rows, furthest } = await openWatched(tab, "/", "Continue watching");
  expect(rows).toBeGreaterThan(2);
  expect(furthest).toBe(0);
});
