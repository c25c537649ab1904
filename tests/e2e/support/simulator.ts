import { expect, type FrameLocator, type Page } from "playwright/test";
import { consolePort } from "../../support/ports.ts";

/** The console page of a channel that simulates its app. */
export function consoleOrigin(channel: string): string {
  return `http://console.${channel}.localhost:${consolePort}`;
}

/** The simulator of a channel's app, its phone, and the messages of the phone. */
export type Simulator = {
  phone: FrameLocator;
  /** Shows a page in the phone: `show("/mobile/user/signIn")`. */
  show: (path: string) => Promise<void>;
  /** The current URL of the phone. */
  address: () => string;
  /** Every listed message, the newest first. */
  messages: () => Promise<unknown[]>;
  /** Waits until the newest message matches. */
  expectMessage: (message: Record<string, unknown>) => Promise<void>;
  /** Simulates an app that opens a page for its viewer. */
  handOff: (email: string, path: string) => Promise<void>;
};

// The phone, a separate process, is fully visible in the window: a click after scrolling the page
// around it would use the position before the scroll.
const roomForPhone = { width: 1280, height: 1400 };

export async function openSimulator(page: Page, channel = "demo"): Promise<Simulator> {
  await page.setViewportSize(roomForPhone);
  await page.goto(`${consoleOrigin(channel)}/console/simulator`);
  const phone = page.frameLocator("iframe");
  await expect(phone.locator("main")).toBeVisible();
  const messages = async () => {
    const texts = await page.getByRole("log").locator("pre").allTextContents();
    return texts.map((text): unknown => JSON.parse(text));
  };
  return {
    phone,
    messages,
    show: async (path) => {
      await page.getByLabel("Another address").fill(path);
      await page.getByRole("button", { name: "Show" }).click();
    },
    address: () => page.frames()[1]?.url() ?? "",
    expectMessage: (message) =>
      expect(async () => expect((await messages())[0]).toMatchObject(message)).toPass(),
    handOff: async (email, path) => {
      await page.getByRole("combobox", { name: "Viewer" }).selectOption(email);
      await page.getByLabel("Page", { exact: true }).fill(path);
      await page.getByRole("button", { name: "Hand over" }).click();
    },
  };
}
