import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { queries } from "@testing-library/dom";
import { expect } from "vitest";
import type { Tab } from "./tab.ts";

declare global {
  var TestingLibraryDom: typeof queries;
}

const main = import.meta.resolve("@testing-library/dom");
const library = fileURLToPath(new URL("@testing-library/dom.umd.min.js", main));

/** A visible element. `x`, `y` is its middle in the viewport. */
export type Seen = {
  x: number;
  y: number;
  text: string;
  isCovered: boolean;
  isDehydrated: boolean;
};

/** Where to search: a CSS selector of a part of the page. With `begins` more words may follow the name. */
type Options = { within?: string; begins?: boolean };

/**
 * The first visible element with this role and accessible name: `await findVisible(tab, "button", "Menu")`. The role
 * `field` matches any labelled form field, because a password field has no role.
 */
export async function findVisible(
  tab: Tab,
  role: string,
  name?: string,
  { within = "body", begins = false }: Options = {},
): Promise<Seen | undefined> {
  if (!(await tab.run(() => "TestingLibraryDom" in globalThis))) {
    await tab.load(await readFile(library, "utf8"));
  }
  return (await tab.run(findElement, role, name ?? null, within, begins)) ?? undefined;
}

/** Waits until the element is visible. */
export async function expectSeen(
  tab: Tab,
  role: string,
  name?: string,
  options?: Options,
): Promise<void> {
  await expect
    .poll(() => findVisible(tab, role, name, options), { message: `${role} “${name}”` })
    .toBeDefined();
}

/** Waits until the element is not visible. */
export async function expectHidden(
  tab: Tab,
  role: string,
  name?: string,
  options?: Options,
): Promise<void> {
  await expect
    .poll(() => findVisible(tab, role, name, options), { message: `${role} “${name}”` })
    .toBeUndefined();
}

/** Clicks the element once it is visible, not covered, and hydrated. */
export async function click(
  tab: Tab,
  role: string,
  name?: string,
  options?: Options,
): Promise<void> {
  const { x, y } = await ready(tab, role, name, options);
  await tab.click(x, y);
}

export async function hover(
  tab: Tab,
  role: string,
  name?: string,
  options?: Options,
): Promise<void> {
  const { x, y } = await ready(tab, role, name, options);
  await tab.hover(x, y);
}

/** Clicks the field of this label and types into it. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await click(tab, "field", label);
  await tab.type(text);
}

/** The accessible name of the focused control. */
export const focusedName = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
    return focused?.getAttribute("aria-label") ?? label?.textContent.trim() ?? "";
  });

async function ready(tab: Tab, role: string, name?: string, options?: Options): Promise<Seen> {
  let seen: Seen | undefined;
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await findVisible(tab, role, name, options);
        if (!seen || seen.isCovered || seen.isDehydrated) return "not ready";
        return before && before.x === seen.x && before.y === seen.y ? "ready" : "moving";
      },
      { message: `${role} “${name}”` },
    )
    .toBe("ready");
  if (!seen) throw new Error("not reached");
  return seen;
}

function findElement(
  role: string,
  name: string | null,
  within: string,
  begins: boolean,
): Seen | null {
  const scope = document.querySelector<HTMLElement>(within);
  if (!scope) return null;
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom;
  const all =
    role === "field"
      ? queryAllByLabelText(scope, name ?? "")
      : queryAllByRole(scope, role, name === null ? {} : { name: begins ? isBeginning : name });
  function isBeginning(words: string): boolean {
    return name !== null && words.startsWith(name);
  }
  const element = all.find((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  });
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const atop = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: element.textContent.trim(),
    isCovered: !atop || !(element.contains(atop) || atop.contains(element)),
    isDehydrated: element.closest("[data-dehydrated]") !== null,
  };
}
