import { Key as KeyCode, Origin, type WebDriver } from "selenium-webdriver";
import { expect } from "vitest";
import type { Tab } from "./tab.ts";

const keyCodes: Record<string, string> = {
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
  Space: " ",
  Home: KeyCode.HOME,
  End: KeyCode.END,
  PageUp: KeyCode.PAGE_UP,
  PageDown: KeyCode.PAGE_DOWN,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  ArrowUp: KeyCode.ARROW_UP,
  ArrowDown: KeyCode.ARROW_DOWN,
};

/** The tab of a session. */
export function webKitTab(driver: WebDriver): Tab {
  let around: Size | undefined;
  const move = (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
  const keys = (...strokes: string[]) =>
    driver
      .actions()
      .sendKeys(...strokes)
      .perform();
  const run: Tab["run"] = async (program, ...args) => {
    const result: ScriptResult = await driver.executeAsyncScript(wrapped(program), args);
    if ("failure" in result) throw new Error(result.failure);
    return result.value as never;
  };
  return {
    open: (address) => driver.get(address),
    run,
    load: (script) => driver.executeScript(script),
    click: (x, y) => move(x, y).click().perform(),
    hover: (x, y) => move(x, y).perform(),
    press: async (key, { shift = false } = {}) => {
      const code = keyCodes[key] ?? key;
      if (!shift) return keys(code);
      const actions = driver.actions();
      await actions.keyDown(KeyCode.SHIFT).sendKeys(code).keyUp(KeyCode.SHIFT).perform();
    },
    type: (text) => keys(text),
    resize: async (width, height) => {
      const window = driver.manage().window();
      const inner = () => run(() => ({ width: innerWidth, height: innerHeight }));
      // A window is larger than its viewport, by the same difference as when it was new.
      around ??= difference(await window.getRect(), await inner());
      await window.setRect({ width: width + around.width, height: height + around.height });
      await expect.poll(inner).toEqual({ width, height });
    },
    // WebKit under WebDriver caches no page.
    calm: async () => {},
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
}

type Size = { width: number; height: number };

const difference = (one: Size, other: Size): Size => ({
  width: one.width - other.width,
  height: one.height - other.height,
});

type ScriptResult = { value: unknown } | { failure: string };

function wrapped(program: (...args: never[]) => unknown): string {
  return `const [given, done] = arguments;
    new Promise((resolve) => resolve((${program})(...given)))
      .then((value) => done({ value }), (error) => done({ failure: [error, error?.stack].join("\\n") }));`;
}
