import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreServedPageUrl } from "../../../lib/page-scripts/restore-served-page-url.ts";

/** Sets the URL of the response as the browser reports it. */
const sent = (path: string) => {
  const entry = { name: new URL(path, location.href).href } as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
};

beforeEach(() => history.replaceState({ tree: "account" }, "", "/user/account"));
afterEach(() => vi.restoreAllMocks());

test("a page after a redirect has its own URL, and no state of the other page", () => {
  sent("/user/signIn?error=expired");
  restoreServedPageUrl();
  expect(location.pathname + location.search).toBe("/user/signIn?error=expired");
  expect(history.state).toBeNull();
});

test("a page without a redirect preserves URL and state", () => {
  history.replaceState({ tree: "account" }, "", "/user/account?t=5#more");
  sent("/user/account?t=5");
  restoreServedPageUrl();
  expect(location.hash).toBe("#more");
  expect(history.state).toEqual({ tree: "account" });
});
