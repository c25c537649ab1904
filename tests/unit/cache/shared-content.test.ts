import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetAnswers } from "../../../lib/cache/shared-answers.ts";
import { sharedContent } from "../../../lib/cache/shared-content.ts";
import { ApiError } from "../../../lib/errors.ts";
import { content } from "../../../lib/contract/content.ts";

const aContent = (more: object) => content.parse({ token: "one", ...more });
const forAll = (name: string) => aContent({ input: { name }, shared_s: 60 });
const fails = (code: number) => () => Promise.reject(new ApiError("content", { code }));
const named = async (asked: ReturnType<typeof sharedContent>) => (await asked).input.name;

beforeEach(forgetAnswers);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

describe("a content that may be shared", () => {
  test("is fresh for as long as it says, and asked again afterwards", async () => {
    await sharedContent("a", async () => forAll("first"));
    vi.setSystemTime(Date.now() + 59_000);
    expect(await named(sharedContent("a", async () => forAll("second")))).toBe("first");
    vi.setSystemTime(Date.now() + 2_000);
    expect(await named(sharedContent("a", async () => forAll("second")))).toBe("second");
  });

  test("is the answer of last resort while the provider is out", async () => {
    await sharedContent("a", async () => forAll("old"));
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await named(sharedContent("a", fails(503)))).toBe("old");
  });

  test("ends with a denial", async () => {
    await sharedContent("a", async () => forAll("old"));
    vi.setSystemTime(Date.now() + 3_600_000);
    await expect(sharedContent("a", fails(402))).rejects.toMatchObject({ code: 402 });
  });
});

describe("viewers who ask at the same time", () => {
  test("are asked for one by one where the content may not be shared", async () => {
    let asked = 0;
    const ask = async () => aContent({ input: { name: `viewer ${(asked += 1)}` } });
    const names = await Promise.all([1, 2, 3].map(() => named(sharedContent("a", ask))));
    expect(new Set(names).size).toBe(3);
  });

  test("take no part in one viewer's denial", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 1) throw new ApiError("content", { code: 401 });
      return forAll("shown");
    };
    const first = sharedContent("a", ask);
    const second = sharedContent("a", ask);
    await expect(first).rejects.toMatchObject({ code: 401 });
    expect(await named(second)).toBe("shown");
  });

  test("share the failure of the provider", async () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
      return fails(503)();
    };
    await Promise.allSettled([sharedContent("a", ask), sharedContent("a", ask)]);
    expect(asked).toBe(1);
  });
});
