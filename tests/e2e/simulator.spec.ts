import { providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { consoleOrigin, openSimulator } from "./support/simulator.ts";
import { waitForRender, findOverflow } from "./support/overflow.ts";

test("the simulator shows the app's home page, and its links stay in the web view", async ({
  page,
}) => {
  const { phone, address } = await openSimulator(page);
  await expect(phone.getByRole("banner")).toHaveCount(0);
  await expect(phone.getByRole("contentinfo")).toHaveCount(0);
  await phone.getByRole("main").getByRole("link").first().click();
  await expect.poll(address).toContain(site("demo", "/mobile/video/"));
});

test("the simulator rejects messages of other origins and of invalid shape", async ({ page }) => {
  const { messages } = await openSimulator(page);
  const text = JSON.stringify({ v: 1, type: "logout" });
  await page.evaluate((sent) => postMessage(sent, "*"), text);
  await expect(page.getByText("1 ignored")).toBeVisible();
  const origin = consoleOrigin("demo");
  for (const [index, sent] of [
    "hello",
    '{"v":1,"type":"login"}',
    { v: 1, type: "logout" },
  ].entries()) {
    await page
      .frames()[1]
      ?.evaluate(([what, to]) => parent.postMessage(what, String(to)), [sent, origin]);
    await expect(page.getByText(`${index + 2} ignored`)).toBeVisible();
  }
  expect(await messages()).toEqual([]);
});

test("the simulator has no accessibility violations at any width", async ({ page, announce }) => {
  announce(423);
  const { show, expectMessage } = await openSimulator(page);
  await show("/mobile/error?code=423");
  await expectMessage({ type: "error" });
  for (const width of isWholeMatrix ? [1440, 940, 320] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForRender(page);
    // The page in the phone is not rendered while it is out of sight, and has its own tests.
    for (const part of ["header", ".remote", ".stand > .row", ".messages"]) {
      expect.soft(await findAxeViolations(page, part), `${part} at ${width} px`).toEqual([]);
    }
    expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
});

test("a phone of any size fits into the simulator's page", async ({ page }) => {
  await openSimulator(page);
  for (const size of ["small", "large", "tablet"]) {
    await page.getByRole("combobox", { name: "Size" }).selectOption(size);
    for (const width of [1440, 1280, 940, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForRender(page);
      expect.soft(await findOverflow(page), `${size} at ${width} px`).toEqual([]);
    }
  }
});

test("the simulator is usable with the keyboard only", async ({ page, announce }) => {
  announce(423);
  const { expectMessage } = await openSimulator(page);
  await page.getByLabel("Another address").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("/mobile/error?code=423");
  await page.keyboard.press("Enter");
  await expectMessage({ type: "error", code: 423 });
  await page.getByRole("button", { name: "Clear" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No messages yet")).toBeVisible();
});

test("the console links to the simulator of each channel", async ({ page }) => {
  await page.goto(providerConsole());
  await page.getByRole("link", { name: "In the app" }).nth(1).click();
  await expect(page).toHaveURL(`${consoleOrigin("arena")}/console/simulator`);
  await expect(page.getByRole("heading", { name: "Arena in the app" })).toBeVisible();
});
