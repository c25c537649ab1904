import type { Page } from "playwright/test";

/** Listens as an Android app does. Returns a function that reads all messages so far. */
export async function listenAsApp(page: Page): Promise<() => unknown[]> {
  const messages: unknown[] = [];
  await page.exposeFunction("receiveMessage", (text: string) => messages.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { receiveMessage } = window as unknown as { receiveMessage: (text: string) => void };
    Object.assign(window, { MarqueeAndroid: { postMessage: receiveMessage } });
  });
  return () => messages;
}
