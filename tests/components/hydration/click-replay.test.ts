import { afterEach, expect, test, vi } from "vitest";
import { markHydrated, replayRecordedClick } from "../../../components/hydration/mark-hydrated.ts";
import { recordClicksBeforeHydration } from "../../../lib/page-scripts/record-clicks-before-hydration.ts";

new Function(`(${recordClicksBeforeHydration})()`)();

afterEach(() => {
  delete window.mqPendingPress;
});

function dehydrated(html: string) {
  document.body.innerHTML = `<div data-dehydrated="">${html}</div>`;
  const onEvent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  for (const name of ["click", "submit"]) document.body.addEventListener(name, onEvent);
  const of = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`expected ${selector}`);
    return found;
  };
  const hydrate = (selector = "div") => {
    markHydrated(of(selector));
    replayRecordedClick(of(selector));
  };
  return { of, onEvent, hydrate };
}

async function timersRun() {
  await new Promise((resolve) => setTimeout(resolve));
}

const button = `<button type="button">Try again</button>`;

test("a click before hydration is handled once, afterwards", async () => {
  const { of, onEvent, hydrate } = dehydrated(button);
  of("button").click();
  await timersRun();
  expect(onEvent).not.toHaveBeenCalled();
  hydrate();
  await timersRun();
  expect(onEvent).toHaveBeenCalledOnce();
});

test("an owner's attribute on the whole page does not exclude the site's buttons", async () => {
  document.documentElement.dataset.owner = "arena";
  const { of, onEvent } = dehydrated(button);
  of("button").click();
  delete document.documentElement.dataset.owner;
  expect(onEvent).not.toHaveBeenCalled();
});

test("a click inside a button is a click of the button", async () => {
  const { of, onEvent, hydrate } = dehydrated(`<button type="button"><svg></svg></button>`);
  of("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  hydrate();
  await timersRun();
  expect(onEvent.mock.calls[0]?.[0].target).toBe(of("button"));
});

test("the last of two clicks before hydration counts", async () => {
  const { of, onEvent, hydrate } = dehydrated(`${button}<button type="button" id="b"></button>`);
  of("button").click();
  of("#b").click();
  hydrate();
  await timersRun();
  expect(onEvent.mock.calls.map(([{ target }]) => target)).toEqual([of("#b")]);
});

test("a click waits for the innermost part that is not hydrated", async () => {
  const { of, onEvent, hydrate } = dehydrated(`<p data-dehydrated="">${button}</p>`);
  of("button").click();
  hydrate("div");
  await timersRun();
  expect(onEvent).not.toHaveBeenCalled();
  hydrate("p");
  await timersRun();
  expect(onEvent).toHaveBeenCalledOnce();
});

test("a form that is submitted early is sent once, when its part is hydrated", async () => {
  const { of, onEvent, hydrate } = dehydrated(`<form method="post"><input name="q"></form>`);
  const form = of("form");
  if (form instanceof HTMLFormElement) form.requestSubmit();
  expect(onEvent).not.toHaveBeenCalled();
  hydrate();
  await timersRun();
  expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(["submit"]);
});

test.each([
  ["a link", `<a href="/pages/films" id="it">Films</a>`],
  ["a button of a form that works without scripts", `<form><button id="it"></button></form>`],
  ["a button of the owner's code", `<p data-owner=""><button type="button" id="it"></button></p>`],
  [
    "a button that responds before hydration",
    `<button type="button" data-responds-early="" id="it"></button>`,
  ],
])("%s is not delayed", (_, html) => {
  const { of, onEvent } = dehydrated(html);
  of("#it").click();
  expect(onEvent).toHaveBeenCalled();
});

test("a click on a hydrated part is handled at once and not repeated", async () => {
  const { of, onEvent, hydrate } = dehydrated(button);
  hydrate();
  of("button").click();
  await timersRun();
  expect(onEvent).toHaveBeenCalledOnce();
});
