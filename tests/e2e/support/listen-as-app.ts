import type { Page } from "playwright/test";

/** Listens as an Android app does; gives everything that was told so far. */
export async function listenAsApp(page: Page): Promise<() => unknown[]> {
  const heard: unknown[] = [];
  await page.exposeFunction("hearMessage", (text: string) => heard.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { hearMessage } = window as unknown as { hearMessage: (text: string) => void };
    Object.assign(window, { MarqueeAndroid: { postMessage: hearMessage } });
  });
  return () => heard;
}
