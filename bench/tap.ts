import type { Locator } from "playwright";

/** Presses an element as a finger does, which stays for a moment, and without a check of what it hits, which takes time too. */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to press");
  const devtools = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await new Promise((done) => setTimeout(done, 80));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}
