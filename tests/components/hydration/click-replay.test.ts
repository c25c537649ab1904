import { afterEach, expect, test, vi } from "vitest";
import { markHydrated, replayPress } from "../../../components/hydration/mark-hydrated.ts";
import { holdPresses } from "../../../lib/page-scripts/hold-presses.ts";

new Function(`(${holdPresses})()`)();

afterEach(() => {
  delete window.mqPendingPress;
});

function dehydrated(html: string) {
  document.body.innerHTML = `<div data-dehydrated="">${html}</div>`;
  const answer = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  for (const name of ["click", "submit"]) document.body.addEventListener(name, answer);
  const of = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`expected ${selector}`);
    return found;
  };
  const hydrate = (selector = "div") => {
    markHydrated(of(selector));
    replayPress(of(selector));
  };
  return { of, answer, hydrate };
}

async function timersRun() {
  await new Promise((resolve) => setTimeout(resolve));
}

const button = `<button type="button">Try again</button>`;

test("a press before the part is hydrated is answered once, afterwards", async () => {
  const { of, answer, hydrate } = dehydrated(button);
  of("button").click();
  await timersRun();
  expect(answer).not.toHaveBeenCalled();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("an owner's mark on the whole page leaves its buttons ours", async () => {
  document.documentElement.dataset.owner = "arena";
  const { of, answer } = dehydrated(button);
  of("button").click();
  delete document.documentElement.dataset.owner;
  expect(answer).not.toHaveBeenCalled();
});

test("a press of what is inside a button is one of the button", async () => {
  const { of, answer, hydrate } = dehydrated(`<button type="button"><svg></svg></button>`);
  of("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  hydrate();
  await timersRun();
  expect(answer.mock.calls[0]?.[0].target).toBe(of("button"));
});

test("of two presses before hydration the last one counts", async () => {
  const { of, answer, hydrate } = dehydrated(`${button}<button type="button" id="b"></button>`);
  of("button").click();
  of("#b").click();
  hydrate();
  await timersRun();
  expect(answer.mock.calls.map(([{ target }]) => target)).toEqual([of("#b")]);
});

test("a press waits for the innermost part that is not hydrated", async () => {
  const { of, answer, hydrate } = dehydrated(`<p data-dehydrated="">${button}</p>`);
  of("button").click();
  hydrate("div");
  await timersRun();
  expect(answer).not.toHaveBeenCalled();
  hydrate("p");
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("a form that is posted early is sent once, when its part is hydrated", async () => {
  const { of, answer, hydrate } = dehydrated(`<form method="post"><input name="q"></form>`);
  const form = of("form");
  if (form instanceof HTMLFormElement) form.requestSubmit();
  expect(answer).not.toHaveBeenCalled();
  hydrate();
  await timersRun();
  expect(answer.mock.calls.map(([{ type }]) => type)).toEqual(["submit"]);
});

test.each([
  ["a link", `<a href="/pages/films" id="it">Films</a>`],
  ["a button of a form that works without scripts", `<form><button id="it"></button></form>`],
  ["the owner's own button", `<p data-owner=""><button type="button" id="it"></button></p>`],
  ["a button that answers early", `<button type="button" data-responds-early="" id="it"></button>`],
])("%s is left alone", (_, html) => {
  const { of, answer } = dehydrated(html);
  of("#it").click();
  expect(answer).toHaveBeenCalled();
});

test("a press of what is hydrated is answered at once and not repeated", async () => {
  const { of, answer, hydrate } = dehydrated(button);
  hydrate();
  of("button").click();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});
