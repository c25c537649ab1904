import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSight } from "@/components/ui/watch-sight";

type Entry = { target: Element; isIntersecting: boolean };
let made: { rootMargin: string; seen: Set<Element>; tell: (entries: Entry[]) => void }[] = [];

beforeEach(() => {
  made = [];
  const observer = class {
    seen = new Set<Element>();
    constructor(tell: (entries: Entry[]) => void, { rootMargin }: { rootMargin: string }) {
      made.push({ rootMargin, seen: this.seen, tell });
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
    watchSight(div(), () => {}),
    watchSight(div(), () => {}),
    watchSight(div(), () => {}, "50% 0px"),
  ];
  expect(made.map(({ rootMargin, seen }) => [rootMargin, seen.size])).toEqual([
    ["0px", 2],
    ["50% 0px", 1],
  ]);
  for (const stop of unwatch) stop();
});

it("tells each element's own watcher of what holds of it at last", () => {
  const [near, far] = [div(), div()];
  const heard: string[] = [];
  const unwatch = [
    watchSight(near, (isInSight) => heard.push(`near ${isInSight}`)),
    watchSight(far, (isInSight) => heard.push(`far ${isInSight}`)),
  ];
  made[0]?.tell([
    { target: near, isIntersecting: false },
    { target: near, isIntersecting: true },
  ]);
  expect(heard).toEqual(["near true"]);
  for (const stop of unwatch) stop();
});

it("looks at nothing once nobody watches, and tells nobody of it", () => {
  const element = div();
  const hear = vi.fn<(isInSight: boolean) => void>();
  watchSight(element, hear)();
  expect(made[0]?.seen.size).toBe(0);
  made[0]?.tell([{ target: element, isIntersecting: true }]);
  expect(hear).not.toHaveBeenCalled();
  watchSight(element, hear)();
  expect(made).toHaveLength(2);
});
