import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSharedResponses, getSharedResponse } from "../../../lib/cache/shared-responses.ts";
import { ApiError } from "../../../lib/errors.ts";
import { later } from "../../support/later.ts";
import { testSecret } from "../../support/use-tiny-provider.ts";

/** Asks that count: `counting("answer")`, `counting(new ApiError(…))` which is thrown. */
function counting(outcome: unknown) {
  const load = vi.fn<() => Promise<unknown>>(async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { load, times: () => load.mock.calls.length };
}
const failing = (code: number) => counting(new ApiError("page", { code }));
const codeOf = (pending: Promise<unknown>) =>
  pending.then(
    () => 200,
    (error: ApiError) => error.code,
  );

beforeAll(() => {
  vi.stubEnv("SESSION_SECRET", testSecret);
  vi.stubEnv("CACHE_MB", "16");
});
beforeEach(forgetSharedResponses);

test("who takes no older answer causes a call once it is older, and none before", async () => {
  const { load, times } = counting("answer");
  const atMostMs = 2_000;
  await getSharedResponse("a", load);
  later(3);
  await getSharedResponse("a", load);
  expect(times()).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => getSharedResponse("a", load, { atMostMs })));
  await getSharedResponse("a", load, { atMostMs });
  expect(times()).toBe(2);
});

test("what clients make up pushes out no other answer, and the oldest of its own", async () => {
  const long = "x".repeat(20_000);
  const { load, times } = counting(long);
  const page = counting("page");
  await getSharedResponse("page", page.load);
  const search = (words: number) => getSharedResponse(`search ${words}`, load, { isMadeUp: true });
  for (let words = 0; words < 40; words += 1) await search(words);
  await search(39);
  expect(times()).toBe(40);
  await search(0);
  await getSharedResponse("page", page.load);
  expect([times(), page.times()]).toEqual([41, 1]);
});

test("500 who ask at the same time cause one call", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    await new Promise((done) => setImmediate(done));
    return "answer";
  };
  const values = await Promise.all(Array.from({ length: 500 }, () => getSharedResponse("a", load)));
  expect([calls, new Set(values)]).toEqual([1, new Set(["answer"])]);
});

test("an answer is kept for the next who asks", async () => {
  let calls = 0;
  const load = async () => ++calls;
  await getSharedResponse("a", load);
  expect(await getSharedResponse("a", load)).toBe(1);
});

test("answers under other keys are kept apart", async () => {
  await getSharedResponse("a|DE|en", async () => "German");
  expect(await getSharedResponse("a|DK|en", async () => "Danish")).toBe("Danish");
});

test("that there is nothing is an answer too", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    return null;
  };
  expect([await getSharedResponse("a", load), await getSharedResponse("a", load), calls]).toEqual([
    null,
    null,
    1,
  ]);
});

test("a failure reaches all who wait, after one call", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    throw new ApiError("page", { code: 503 });
  };
  const outcomes = await Promise.allSettled([
    getSharedResponse("a", load),
    getSharedResponse("a", load),
  ]);
  expect([calls, ...outcomes.map((outcome) => outcome.status)]).toEqual([
    1,
    "rejected",
    "rejected",
  ]);
});

test("a failure keeps its code", async () => {
  const pending = getSharedResponse("a", async () => {
    throw new ApiError("page", { code: 503 });
  });
  await expect(pending).rejects.toMatchObject({ name: "ApiError", code: 503, call: "page" });
});

// docs/security.md SE-33
test("a failure is not kept", async () => {
  await getSharedResponse("a", () => Promise.reject(new ApiError("page", { code: 503 }))).catch(
    () => 0,
  );
  expect(await getSharedResponse("a", async () => "back")).toBe("back");
});

describe("a refusal", () => {
  // docs/security.md SE-33
  test.each([401, 402, 403, 404, 423, 451])("of code %i holds for ten seconds", async (code) => {
    const refused = failing(code);
    expect(await codeOf(getSharedResponse("a", refused.load))).toBe(code);
    later(9);
    expect(await codeOf(getSharedResponse("a", refused.load))).toBe(code);
    expect(refused.times()).toBe(1);
    later(1);
    expect(await getSharedResponse("a", async () => "made meanwhile")).toBe("made meanwhile");
  });

  // docs/security.md SE-33
  test.each([400, 410, 422, 428])("of code %i is not kept", async (code) => {
    await codeOf(getSharedResponse("a", failing(code).load));
    expect(await getSharedResponse("a", async () => "answer")).toBe("answer");
  });

  const ofOne = { deniesAll: false };

  test("that may be one viewer's own is not kept and ends nothing", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    expect(await codeOf(getSharedResponse("a", failing(403).load, ofOne))).toBe(403);
    expect(await getSharedResponse("a", failing(503).load, ofOne)).toBe("old");
  });

  test("of what is gone ends the old answer, whoever asked", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    await codeOf(getSharedResponse("a", failing(404).load, ofOne));
    expect(await codeOf(getSharedResponse("a", failing(503).load, ofOne))).toBe(503);
  });

  test("ends the old answer", async () => {
    await getSharedResponse("a", async () => "old");
    later(3_600);
    expect(await codeOf(getSharedResponse("a", failing(404).load))).toBe(404);
    later(11);
    expect(await codeOf(getSharedResponse("a", failing(503).load))).toBe(503);
  });

  test("does not keep whoever asks anew from the answer", async () => {
    await codeOf(getSharedResponse("a", failing(404).load));
    await getSharedResponse("a", async () => "new", { fresh: true });
    expect(await getSharedResponse("a", failing(500).load)).toBe("new");
  });

  // docs/security.md SE-33
  test("of thousands of things that are not there pushes out nothing that is", async () => {
    await getSharedResponse("channel", async () => "old");
    const { load } = failing(404);
    for (let n = 0; n < 5_000; n += 1) await codeOf(getSharedResponse(`host ${n}`, load));
    later(3_600);
    expect(await getSharedResponse("channel", failing(503).load)).toBe("old");
  });
});

describe("the old answer", () => {
  test.each([
    ["an outage", new ApiError("page", { code: 503 })],
    ["a limit of calls", new ApiError("page", { code: 429, retryAfterS: 30 })],
    ["a fault of ours", new TypeError("undefined is not a function")],
  ])("outlives %s", async (_, error) => {
    await getSharedResponse("a", async () => "old");
    later(3_600);
    expect(await getSharedResponse("a", counting(error).load)).toBe("old");
  });

  test("serves without another try for two seconds after a failure", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    const failed = failing(503);
    await getSharedResponse("a", failed.load);
    later(1);
    await getSharedResponse("a", failed.load);
    expect(failed.times()).toBe(1);
    later(1);
    await getSharedResponse("a", failed.load);
    expect(failed.times()).toBe(2);
  });

  test("is over after a day", async () => {
    await getSharedResponse("a", async () => "old");
    later(86_400 + 61);
    expect(await codeOf(getSharedResponse("a", failing(503).load))).toBe(503);
  });

  test("serves while the new one is late, and the new one follows", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    const coming = Promise.withResolvers<string>();
    expect(await getSharedResponse("a", () => coming.promise)).toBe("old");
    coming.resolve("new");
    await expect.poll(() => getSharedResponse("a", () => coming.promise)).toBe("new");
  });

  test("serves at once to who comes when the new one has been late for long", async () => {
    await getSharedResponse("never", async () => "old");
    later(61);
    const never = new Promise<string>(() => {});
    expect(await getSharedResponse("never", () => never, { staleAfterMs: 1 })).toBe("old");
    later(60);
    expect(await getSharedResponse("never", () => never, { staleAfterMs: 60_000 })).toBe("old");
  });
});

test("an answer is as old as the monotonic clock says, whatever the date is set to", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  const counted = counting("answer");
  await getSharedResponse("a", counted.load);
  vi.setSystemTime(0);
  await getSharedResponse("a", counted.load);
  vi.setSystemTime(Date.now() + 7_200_000);
  await getSharedResponse("a", counted.load);
  vi.useRealTimers();
  expect(counted.times()).toBe(1);
});

// docs/security.md SE-33
test("answers take the memory that they may, the latest of them stay", async () => {
  const many = 1_000;
  const big = "x".repeat(15_000);
  for (let n = 0; n < many; n += 1) await getSharedResponse(`answer ${n}`, async () => big);
  const again = counting("asked again");
  for (let n = many - 1; n >= 0; n -= 1) await getSharedResponse(`answer ${n}`, again.load);
  const mayTake = (16 * 1024 * 1024) / 5;
  expect((many - again.times()) * big.length).toBeLessThan(mayTake);
  expect(many - again.times()).toBeGreaterThan(50);
});
