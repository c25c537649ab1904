import { expect, it } from "vitest";
import { createSimulatedFaultStore } from "../../../../../provider/domain/console/simulated-faults.ts";

const slow = { call: "page", kind: "slow", delay_ms: 5 } as const;

it("a channel's fault takes precedence over the fault of all channels", () => {
  const board = createSimulatedFaultStore();
  board.set(slow);
  board.set({ ...slow, kind: "down", channel: "demo" });
  expect(board.find({ name: "page", channel: "demo" })?.kind).toBe("down");
  expect(board.find({ name: "page", channel: "arena" })?.kind).toBe("slow");
  expect(board.find({ name: "header", channel: "demo" })).toBeUndefined();
});

it("a second fault of the same call and channel replaces the first", () => {
  const board = createSimulatedFaultStore();
  board.set(slow);
  board.set({ ...slow, kind: "html" });
  expect(board.list().map((one) => one.kind)).toEqual(["html"]);
});

it("clearing without a scope clears everything, and with a scope only its faults", () => {
  const board = createSimulatedFaultStore();
  board.set(slow);
  board.set({ ...slow, call: "header" });
  board.clear({ call: "page" });
  expect(board.list().map((one) => one.call)).toEqual(["header"]);
  board.clear({});
  expect(board.list()).toEqual([]);
});
