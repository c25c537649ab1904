import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyTrackedEventList } from "@/components/tracked-events/lazy-tracked-event-list";
import { useServer } from "../../support/use-server";
import { renderSite, texts } from "../support/render-site";
import { user } from "../support/user";

let requestCount = 0;
let hasTexts = true;
let comeNear = () => {};

useServer(
  http.get("*/lng/lang-en.json", () =>
    // A retry would not change this error.
    hasTexts ? HttpResponse.json(texts) : new HttpResponse(null, { status: 404 }),
  ),
  http.get("*/api/recorded-events", () => {
    requestCount += 1;
    return HttpResponse.json({ events: [] });
  }),
);

beforeEach(() => {
  requestCount = 0;
  hasTexts = true;
  const observer = class {
    target: Element | undefined;
    constructor(seen: (entries: object[]) => void) {
      comeNear = () => act(() => seen([{ target: this.target, isIntersecting: true }]));
    }
    observe(target: Element) {
      this.target = target;
    }
    unobserve() {}
  };
  vi.stubGlobal("IntersectionObserver", observer);
});
afterEach(() => void vi.unstubAllGlobals());

it("requests the list when it is near the viewport, and not before", async () => {
  renderSite(<LazyTrackedEventList />);
  expect(requestCount).toBe(0);
  comeNear();
  expect(await screen.findByText("Nothing is recorded for this browser.")).toBeDefined();
  expect(requestCount).toBe(1);
});

it("offers a retry when its texts could not be loaded", async () => {
  hasTexts = false;
  renderSite(<LazyTrackedEventList />);
  comeNear();
  const again = await screen.findByRole("button", { name: "Try again" });
  hasTexts = true;
  await user.click(again);
  expect(await screen.findByText("Nothing is recorded for this browser.")).toBeDefined();
});
