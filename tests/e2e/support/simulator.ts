import { expect, type FrameLocator, type Page } from "playwright/test";
import { providerPort } from "../../support/ports.ts";

/** The console of a channel, where its app is played. */
export function consoleOrigin(channel: string): string {
  return `http://console.${channel}.localhost:${providerPort}`;
}

/** The page that plays a channel's app, its phone, and what the phone told. */
export type Simulator = {
  phone: FrameLocator;
  /** Shows a page in the phone: `show("/mobile/user/signIn")`. */
  show: (path: string) => Promise<void>;
  /** Where the phone is now. */
  address: () => string;
  /** Every message that is listed, the newest first. */
  messages: () => Promise<unknown[]>;
  /** Waits for the newest message to look like this. */
  expectTold: (message: Record<string, unknown>) => Promise<void>;
  /** Plays an app that opens a page for its viewer. */
  handOff: (email: string, path: string) => Promise<void>;
};

export async function openSimulator(page: Page, channel = "demo"): Promise<Simulator> {
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
    expectTold: (message) =>
      expect(async () => expect((await messages())[0]).toMatchObject(message)).toPass(),
    handOff: async (email, path) => {
      await page.getByRole("combobox", { name: "Viewer" }).selectOption(email);
      await page.getByLabel("Page", { exact: true }).fill(path);
      await page.getByRole("button", { name: "Hand over" }).click();
    },
  };
}
