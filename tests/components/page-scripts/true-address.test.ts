import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trueAddress } from "../../../lib/page-scripts/true-address.ts";

/** What the browser says was sent. */
const sent = (path: string) => {
  const entry = { name: new URL(path, location.href).href } as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
};

beforeEach(() => history.replaceState({ tree: "account" }, "", "/user/account"));
afterEach(() => vi.restoreAllMocks());

test("a page that was led to has its own address, and nothing of the other one's state", () => {
  sent("/user/signIn?error=expired");
  trueAddress();
  expect(location.pathname + location.search).toBe("/user/signIn?error=expired");
  expect(history.state).toBeNull();
});

test("a page that was asked for keeps address and state", () => {
  history.replaceState({ tree: "account" }, "", "/user/account?t=5#more");
  sent("/user/account?t=5");
  trueAddress();
  expect(location.hash).toBe("#more");
  expect(history.state).toEqual({ tree: "account" });
});
