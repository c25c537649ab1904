import { afterEach, expect, test, vi } from "vitest";
import { rememberPress } from "../../components/early-press/remember-press.ts";
import { wake } from "../../components/early-press/wake.ts";

new Function(rememberPress)();

/** What React does with a click, in the places where it listens. */
let react: ((event: Event) => void) | undefined;
document.addEventListener("click", (event) => react?.(event));
const mark = { _reactListening: true };
const listen = (how: (event: Event) => void) => {
  react = how;
  Object.assign(document, mark);
};
afterEach(() => {
  react = undefined;
  for (const name of Object.keys(mark)) Reflect.deleteProperty(document, name);
});

function sleepingButton() {
  document.body.innerHTML = '<div data-asleep=""><button>Try again</button></div>';
  const [part, button] = document.querySelectorAll<HTMLElement>("div, button");
  if (!part || !button) throw new Error("expected a button in a part");
  const answer = vi.fn<(event: Event) => void>();
  const hydrate = () => {
    listen(answer);
    wake(part);
  };
  return { button, answer, hydrate };
}

async function timersRun() {
  await new Promise((resolve) => setTimeout(resolve));
}

test("a press before the scripts are there is pressed again when they are", async () => {
  const { button, answer, hydrate } = sleepingButton();
  button.click();
  await timersRun();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("a press is kept when its part wakes right after it", async () => {
  const { button, answer, hydrate } = sleepingButton();
  button.click();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("a press that React stops, since it is not ready, is pressed again", async () => {
  const { button, answer, hydrate } = sleepingButton();
  listen((event) => event.stopPropagation());
  button.click();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("a press that wakes its part itself counts once", async () => {
  const { button, answer, hydrate } = sleepingButton();
  listen((event) => {
    hydrate();
    answer(event);
  });
  button.click();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("a press that React answers before its part is said to be awake counts once", async () => {
  const { button, answer, hydrate } = sleepingButton();
  listen(answer);
  button.click();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});

test("of two early presses the last one counts", async () => {
  const { button, answer, hydrate } = sleepingButton();
  button.click();
  button.click();
  hydrate();
  await timersRun();
  expect(answer).toHaveBeenCalledOnce();
});
