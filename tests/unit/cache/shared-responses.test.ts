import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSharedResponses, getSharedResponse } from "../../../lib/cache/shared-responses.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { later } from "../../support/later.ts";
import { testSecret } from "../../support/use-tiny-provider.ts";

/** Loads that are counted: `counting("value")`, or `counting(new ApiError(…))`, which is thrown. */
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

test("a request with a maximum age causes a call when the stored value is older, and not before", async () => {
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

test("values whose key a client makes up evict only the oldest of their kind", async () => {
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

test("500 simultaneous requests cause one call", async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    await new Promise((done) => setImmediate(done));
    return "answer";
  };
  const values = await Promise.all(Array.from({ length: 500 }, () => getSharedResponse("a", load)));
  expect([calls, new Set(values)]).toEqual([1, new Set(["answer"])]);
});

test("a value is stored for the next request", async () => {
  let calls = 0;
  const load = async () => ++calls;
  await getSharedResponse("a", load);
  expect(await getSharedResponse("a", load)).toBe(1);
});

test("values under different keys are stored separately", async () => {
  await getSharedResponse("a|DE|en", async () => "German");
  expect(await getSharedResponse("a|DK|en", async () => "Danish")).toBe("Danish");
});

test("null is stored as a value too", async () => {
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

test("a failure reaches all waiting requests after one call", async () => {
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

test("a failure has the code of its error", async () => {
  const pending = getSharedResponse("a", async () => {
    throw new ApiError("page", { code: 503 });
  });
  await expect(pending).rejects.toMatchObject({ name: "ApiError", code: 503, call: "page" });
});

// docs/security.md SE-33
test("a failure is not stored", async () => {
  await getSharedResponse("a", () => Promise.reject(new ApiError("page", { code: 503 }))).catch(
    () => 0,
  );
  expect(await getSharedResponse("a", async () => "back")).toBe("back");
});

describe("a denial", () => {
  // docs/security.md SE-33
  test.each([401, 402, 403, 404, 423, 451])(
    "of code %i is stored for ten seconds",
    async (code) => {
      const refused = failing(code);
      expect(await codeOf(getSharedResponse("a", refused.load))).toBe(code);
      later(9);
      expect(await codeOf(getSharedResponse("a", refused.load))).toBe(code);
      expect(refused.times()).toBe(1);
      later(1);
      expect(await getSharedResponse("a", async () => "made meanwhile")).toBe("made meanwhile");
    },
  );

  // docs/security.md SE-33
  test.each([400, 410, 422, 428])("of code %i is not stored", async (code) => {
    await codeOf(getSharedResponse("a", failing(code).load));
    expect(await getSharedResponse("a", async () => "answer")).toBe("answer");
  });

  const ofOne = { deniesAll: false };

  test("that may be personal is not stored and does not remove the old value", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    expect(await codeOf(getSharedResponse("a", failing(403).load, ofOne))).toBe(403);
    expect(await getSharedResponse("a", failing(503).load, ofOne)).toBe("old");
  });

  test("of a missing resource removes the old value, even for a personal request", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    await codeOf(getSharedResponse("a", failing(404).load, ofOne));
    expect(await codeOf(getSharedResponse("a", failing(503).load, ofOne))).toBe(503);
  });

  test("removes the old value", async () => {
    await getSharedResponse("a", async () => "old");
    later(3_600);
    expect(await codeOf(getSharedResponse("a", failing(404).load))).toBe(404);
    later(11);
    expect(await codeOf(getSharedResponse("a", failing(503).load))).toBe(503);
  });

  test("is replaced by a request with `fresh`", async () => {
    await codeOf(getSharedResponse("a", failing(404).load));
    await getSharedResponse("a", async () => "new", { fresh: true });
    expect(await getSharedResponse("a", failing(500).load)).toBe("new");
  });

  // docs/security.md SE-33
  test("of thousands of missing resources evicts no existing one", async () => {
    await getSharedResponse("channel", async () => "old");
    const { load } = failing(404);
    for (let n = 0; n < 5_000; n += 1) await codeOf(getSharedResponse(`host ${n}`, load));
    later(3_600);
    expect(await getSharedResponse("channel", failing(503).load)).toBe("old");
  });
});

describe("the old value", () => {
  test.each([
    ["an outage", new ApiError("page", { code: 503 })],
    ["a rate limit", new ApiError("page", { code: 429, retryAfterS: 30 })],
    ["an error of the site", new TypeError("undefined is not a function")],
  ])("is served after %s", async (_, error) => {
    await getSharedResponse("a", async () => "old");
    later(3_600);
    expect(await getSharedResponse("a", counting(error).load)).toBe("old");
  });

  test("is served without another call for two seconds after a failure", async () => {
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

  test("is not served after a day", async () => {
    await getSharedResponse("a", async () => "old");
    later(86_400 + 61);
    expect(await codeOf(getSharedResponse("a", failing(503).load))).toBe(503);
  });

  test("is served while the new value is late, and the new value replaces it", async () => {
    await getSharedResponse("a", async () => "old");
    later(61);
    const coming = Promise.withResolvers<string>();
    expect(await getSharedResponse("a", () => coming.promise)).toBe("old");
    coming.resolve("new");
    await expect.poll(() => getSharedResponse("a", () => coming.promise)).toBe("new");
  });

  test("is served at once when the new value has been late for long", async () => {
    await getSharedResponse("never", async () => "old");
    later(61);
    const never = new Promise<string>(() => {});
    expect(await getSharedResponse("never", () => never, { staleAfterMs: 1 })).toBe("old");
    later(60);
    expect(await getSharedResponse("never", () => never, { staleAfterMs: 60_000 })).toBe("old");
  });
});

test("the age of a value follows the monotonic clock, whatever the date is set to", async () => {
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
test("stored values take at most their share of memory, and the latest of them stay", async () => {
  const many = 1_000;
  const big = "x".repeat(15_000);
  for (let n = 0; n < many; n += 1) await getSharedResponse(`answer ${n}`, async () => big);
  const again = counting("asked again");
  for (let n = many - 1; n >= 0; n -= 1) await getSharedResponse(`answer ${n}`, again.load);
  const mayTake = (16 * 1024 * 1024) / 5;
  expect((many - again.times()) * big.length).toBeLessThan(mayTake);
  expect(many - again.times()).toBeGreaterThan(50);
});
