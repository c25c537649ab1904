import { site } from "../support/addresses.ts";
import { click } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film, play, readPlayback } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";
import { openSignedIn, post } from "./support/visits.ts";

/** Opens the page as a viewer who has watched seventy seconds of the film. */
async function openBegun(tab: Tab): Promise<void> {
  await openSignedIn(tab, "demo");
  const token = new URL(film).pathname.split("/").pop();
  await post(tab, "progress", { token, time: 70, duration: 240 });
}

test("a film resumes at the saved position, and Start over begins it at 0", async ({ tab }) => {
  await openBegun(tab);
  await play(tab, film);
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(70);
  await click(tab, "button", "Start over");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeLessThan(60);
});

/**
 * Opens a page in a frame and measures it in every frame: the number of rows, and by how many pixels one of them moved
 * until the personal row is filled. Engines other than Chromium count no layout shifts.
 */
const openWatched = (tab: Tab, path: string, personalRow: string) =>
  tab.run(
    async (address, name) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { width: "1300", height: "1200", src: address });
      document.body.prepend(frame);
      const tops = new Map<string, number>();
      let furthest = 0;
      const hasRendered = () =>
        frame.contentWindow?.performance.getEntriesByName("first-contentful-paint").length;
      const measure = () => {
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
      while (!hasRendered() || !measure()) await next();
      for (let frames = 0; frames < 30; frames += 1) {
        await next();
        measure();
      }
      frame.remove();
      return { rows: tops.size, furthest: Math.round(furthest) };
    },
    path,
    personalRow,
  );

test("the row Continue watching is filled without moving the other rows", async ({ tab }) => {
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
