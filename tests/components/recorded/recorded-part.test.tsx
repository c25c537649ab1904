import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RecordedPart } from "@/components/recorded/recorded-part";
import { useServer } from "../../support/use-server";
import { renderSite, texts } from "../support/render-site";
import { user } from "../support/user";

let asked = 0;
let hasTexts = true;
let comeNear = () => {};

useServer(
  http.get("*/lng/lang-en.json", () =>
    // Which no other try would change.
    hasTexts ? HttpResponse.json(texts) : new HttpResponse(null, { status: 404 }),
  ),
  http.get("*/api/recorded-events", () => {
    asked += 1;
    return HttpResponse.json({ events: [] });
  }),
);

beforeEach(() => {
  asked = 0;
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

it("asks for the list when it is near, and not before", async () => {
  renderSite(<RecordedPart />);
  expect(asked).toBe(0);
  comeNear();
  expect(await screen.findByText("Nothing is recorded for this browser.")).toBeDefined();
  expect(asked).toBe(1);
});

it("offers to try again where its words could not be had", async () => {
  hasTexts = false;
  renderSite(<RecordedPart />);
  comeNear();
  const again = await screen.findByRole("button", { name: "Try again" });
  hasTexts = true;
  await user.click(again);
  expect(await screen.findByText("Nothing is recorded for this browser.")).toBeDefined();
});
