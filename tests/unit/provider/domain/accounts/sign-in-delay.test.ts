import { describe, expect, it } from "vitest";
import {
  createSignInQueue,
  calculateSignInDelayMs,
} from "../../../../../provider/domain/accounts/sign-in-delay.ts";

describe("the delay after wrong passwords", () => {
  it.each([
    [1, 0],
    [5, 0],
    [6, 250],
    [7, 500],
    [8, 1000],
    [9, 1500],
    [5000, 1500],
  ])("A16: of %i is %i ms", (wrong, ms) => {
    expect(calculateSignInDelayMs(wrong)).toBe(ms);
  });
});

describe("the waiting room", () => {
  it("A18: holds ten sign-ins of an account and a hundred in all, and has room again after them", async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const room = createSignInQueue(() => gate);
    const waiting = Array.from({ length: 10 }, (_, account) =>
      Array.from({ length: 10 }, () => room.wait(`account ${account}`, 250)),
    ).flat();
    expect(await room.wait("account 3", 250)).toBe(false);
    expect(await room.wait("somebody else", 250)).toBe(false);
    letGo();
    expect(await Promise.all(waiting)).toEqual(Array(100).fill(true));
    expect(await room.wait("account 3", 250)).toBe(true);
  });
});
