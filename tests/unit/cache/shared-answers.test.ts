import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAnswers, sharedAnswer } from "../../../lib/cache/shared-answers.ts";
import { ApiError } from "../../../lib/errors.ts";

beforeEach(forgetAnswers);
afterEach(() => vi.useRealTimers());

test("500 who ask at the same time cause one call", async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    await new Promise((done) => setImmediate(done));
    return "answer";
  };
  const answers = await Promise.all(Array.from({ length: 500 }, () => sharedAnswer("a", ask)));
  expect([calls, new Set(answers)]).toEqual([1, new Set(["answer"])]);
});

test("an answer is kept for the next who asks", async () => {
  let calls = 0;
  const ask = async () => ++calls;
  await sharedAnswer("a", ask);
  expect(await sharedAnswer("a", ask)).toBe(1);
});

test("answers under other keys are kept apart", async () => {
  await sharedAnswer("a|DE|en", async () => "German");
  expect(await sharedAnswer("a|DK|en", async () => "Danish")).toBe("Danish");
});

test("that there is nothing is an answer too", async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return null;
  };
  expect([await sharedAnswer("a", ask), await sharedAnswer("a", ask), calls]).toEqual([
    null,
    null,
    1,
  ]);
});

test("a failure reaches all who wait, after one call", async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    throw new ApiError("page", { code: 503 });
  };
  const outcomes = await Promise.allSettled([sharedAnswer("a", ask), sharedAnswer("a", ask)]);
  expect([calls, ...outcomes.map((outcome) => outcome.status)]).toEqual([
    1,
    "rejected",
    "rejected",
  ]);
});

test("a failure keeps its code", async () => {
  const asked = sharedAnswer("a", async () => {
    throw new ApiError("page", { code: 503 });
  });
  await expect(asked).rejects.toMatchObject({ name: "ApiError", code: 503, call: "page" });
});

test("a failure is not kept", async () => {
  await sharedAnswer("a", () => Promise.reject(new ApiError("page", { code: 503 }))).catch(() => 0);
  expect(await sharedAnswer("a", async () => "back")).toBe("back");
});

test("a refusal keeps its code and is not kept", async () => {
  const refuse = () => Promise.reject(new ApiError("page", { code: 404 }));
  await expect(sharedAnswer("a", refuse)).rejects.toMatchObject({ code: 404 });
  expect(await sharedAnswer("a", async () => "made meanwhile")).toBe("made meanwhile");
});

for (const [what, error] of [
  ["an outage", new ApiError("page", { code: 503 })],
  ["a limit of calls", new ApiError("page", { code: 429, retryAfterS: 30 })],
] as const) {
  test(`the old answer outlives ${what}`, async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await sharedAnswer("a", async () => "old");
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await sharedAnswer("a", () => Promise.reject(error))).toBe("old");
  });
}

test("the old answer ends with a refusal", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await sharedAnswer("a", async () => "old");
  vi.setSystemTime(Date.now() + 3_600_000);
  const refuse = () => Promise.reject(new ApiError("page", { code: 404 }));
  await expect(sharedAnswer("a", refuse)).rejects.toMatchObject({ code: 404 });
});
