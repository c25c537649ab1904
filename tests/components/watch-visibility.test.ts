import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchVisibility } from "@/components/ui/watch-visibility";

type Entry = { target: Element; isIntersecting: boolean };
let made: { rootMargin: string; seen: Set<Element>; notify: (entries: Entry[]) => void }[] = [];

beforeEach(() => {
  made = [];
  const observer = class {
    seen = new Set<Element>();
    constructor(notify: (entries: Entry[]) => void, { rootMargin }: { rootMargin: string }) {
      made.push({ rootMargin, seen: this.seen, notify });
    }
    observe = (element: Element) => this.seen.add(element);
    unobserve = (element: Element) => this.seen.delete(element);
  };
  vi.stubGlobal("IntersectionObserver", observer);
});
afterEach(() => void vi.unstubAllGlobals());

const div = () => document.createElement("div");

it("has one observer for all elements of one margin", () => {
  const unwatch = [
    watchVisibility(div(), () => {}),
    watchVisibility(div(), () => {}),
    watchVisibility(div(), () => {}, "50% 0px"),
  ];
  expect(made.map(({ rootMargin, seen }) => [rootMargin, seen.size])).toEqual([
    ["0px", 2],
    ["50% 0px", 1],
  ]);
  for (const stop of unwatch) stop();
});

it("calls each element's own watcher with the latest state", () => {
  const [near, far] = [div(), div()];
  const calls: string[] = [];
  const unwatch = [
    watchVisibility(near, (isInSight) => calls.push(`near ${isInSight}`)),
    watchVisibility(far, (isInSight) => calls.push(`far ${isInSight}`)),
  ];
  made[0]?.notify([
    { target: near, isIntersecting: false },
    { target: near, isIntersecting: true },
  ]);
  expect(calls).toEqual(["near true"]);
  for (const stop of unwatch) stop();
});

it("observes nothing without watchers, and calls none of them", () => {
  const element = div();
  const listener = vi.fn<(isInSight: boolean) => void>();
  watchVisibility(element, listener)();
  expect(made[0]?.seen.size).toBe(0);
  made[0]?.notify([{ target: element, isIntersecting: true }]);
  expect(listener).not.toHaveBeenCalled();
  watchVisibility(element, listener)();
  expect(made).toHaveLength(2);
});
