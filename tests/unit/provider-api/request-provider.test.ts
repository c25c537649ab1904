import { describe, expect, test, vi } from "vitest";
import {
  type ProviderRequest,
  requestProvider,
} from "../../../lib/provider-api/request-provider.ts";
import { later } from "../../support/later.ts";
import { useHoldingProvider } from "../../support/holding-provider.ts";

const { holds, waiting, requestedPaths, respond, registrationRequired } = useHoldingProvider();

let names = 0;
/** A channel that no other test has called. */
const aName = () => `channel-${(names += 1)}`;

let callers = 0;
/** An address that made no call before. */
const aCaller = () => `2001:db8:0:${(callers += 1).toString(16)}::1`;

const requestOf = (channel: string, more: Partial<ProviderRequest> = {}) =>
  requestProvider({
    call: "profile",
    channel,
    segments: ["ch", channel],
    headers: {},
    caller: aCaller(),
    deadlineMs: 20_000,
    ...more,
  });
const many = (count: number, request: () => Promise<unknown>) =>
  Array.from({ length: count }, request);
const codes = async (pending: Promise<unknown>[]) =>
  (await Promise.allSettled(pending)).map((one) =>
    one.status === "rejected" ? (one.reason as { code: number }).code : 200,
  );

// docs/security.md SE-61
describe("a request that cannot be sent", () => {
  const unsendable = { headers: { authorization: "Bearer \n" } };

  test("is rejected, without a call", async () => {
    expect(await codes(many(3, () => requestOf(aName(), unsendable)))).toEqual([400, 400, 400]);
    expect(requestedPaths()).toEqual([]);
  });

  test("takes no place from others, however often it comes", async () => {
    await Promise.allSettled(many(360, () => requestOf(aName(), unsendable)));
    const others = many(64, () => requestOf(aName()));
    await holds(64);
    respond();
    expect(new Set(await codes(others))).toEqual(new Set([200]));
  });

  test("does not block its call for others", async () => {
    const channel = aName();
    await Promise.allSettled(many(40, () => requestOf(channel, unsendable)));
    respond();
    expect(await codes([requestOf(channel)])).toEqual([200]);
  });
});

// docs/security.md SE-61
describe("a call that failed thirty times in a row", () => {
  const failThirty = async (channel: string, call: string) => {
    let inputs = 0;
    const failing = many(30, () =>
      requestOf(channel, { call, method: "POST", body: { input: (inputs += 1) } }),
    );
    await Promise.allSettled(failing);
  };

  test("is blocked for its channel", async () => {
    const channel = aName();
    respond(500);
    await failThirty(channel, "content");
    const before = requestedPaths().length;
    expect(await codes([requestOf(channel, { call: "content" })])).toEqual([503]);
    expect(requestedPaths()).toHaveLength(before);
  });

  test("is tried again after five seconds, whatever the date is set to", async () => {
    const channel = aName();
    respond(500);
    await failThirty(channel, "content");
    respond();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    const early = await codes([requestOf(channel, { call: "content" })]);
    vi.setSystemTime(0);
    later(5);
    const late = await codes([requestOf(channel, { call: "content" })]);
    vi.useRealTimers();
    expect([early, late]).toEqual([[503], [200]]);
  });

  test("is not blocked for other channels, nor are other calls of its channel", async () => {
    const channel = aName();
    respond(500);
    await failThirty(channel, "content");
    respond();
    const others = [requestOf(aName(), { call: "content" }), requestOf(channel, { call: "page" })];
    expect(await codes(others)).toEqual([200, 200]);
  });

  test("is not blocked when all failures were client errors", async () => {
    const channel = aName();
    respond(404);
    await failThirty(channel, "content");
    respond();
    expect(await codes([requestOf(channel, { call: "content" })])).toEqual([200]);
  });

  test("is not blocked when all viewers left", async () => {
    const channel = aName();
    const leaving = new AbortController();
    const left = many(40, () => requestOf(channel, { signal: leaving.signal }));
    await holds(32);
    leaving.abort();
    expect(new Set(await codes(left))).toEqual(new Set([499]));
    respond();
    expect(await codes([requestOf(channel)])).toEqual([200]);
  });
});

// docs/security.md SE-33, SE-61
describe("a slow channel", () => {
  test("has at most thirty-two calls at once, and other channels are not affected", async () => {
    const slow = aName();
    const stuck = many(200, () => requestOf(slow));
    await holds(32);
    const others = many(20, () => requestOf(aName()));
    await holds(52);
    expect(waiting().filter(({ path }) => path === `/ch/${slow}`)).toHaveLength(32);
    respond();
    await Promise.all([...stuck, ...others]);
  });

  test("rejects a call at once when 256 are waiting", async () => {
    const slow = aName();
    const stuck = many(32 + 256, () => requestOf(slow));
    await holds(32);
    await expect(requestOf(slow)).rejects.toMatchObject({ code: 503, retryAfterS: 1 });
    respond();
    await Promise.all(stuck);
  });

  test("releases the places of calls that ended before they had a connection", async () => {
    const slow = Array.from({ length: 6 }, aName);
    const stuck = slow.flatMap((name) => many(32, () => requestOf(name, { deadlineMs: 3_000 })));
    await holds(128);
    expect(new Set(await codes(stuck))).toEqual(new Set([503]));
    await holds(0);
    const others = many(4, async () => {
      const name = aName();
      await Promise.all(many(32, () => requestOf(name)));
    });
    await holds(128);
    respond();
    await Promise.all(others);
  });

  test("rejects a waiting call after the call's time limit", async () => {
    const slow = aName();
    const stuck = many(32, () => requestOf(slow));
    await holds(32);
    await expect(requestOf(slow, { deadlineMs: 50 })).rejects.toMatchObject({ code: 503 });
    respond();
    await Promise.all(stuck);
  });
});

// docs/security.md SE-31
describe("a read that gets a server error", () => {
  test("is repeated once", async () => {
    const reading = requestOf(aName());
    await holds(1);
    registrationRequired(502);
    await holds(1);
    respond(200, { name: "back" });
    expect(await reading).toEqual({ name: "back" });
    expect(requestedPaths()).toHaveLength(2);
  });

  test("is not repeated before the time in Retry-After", async () => {
    respond(503, {}, { "retry-after": "30" });
    await expect(requestOf(aName())).rejects.toMatchObject({ code: 503, retryAfterS: 30 });
    expect(requestedPaths()).toHaveLength(1);
  });

  test("has retries for a tenth of its channel's calls, and for ten more", async () => {
    const channel = aName();
    respond(500);
    for (let n = 0; n < 100; n += 1) {
      await requestOf(channel, { call: `call ${n % 10}` }).catch(() => undefined);
    }
    expect(requestedPaths().length).toBeLessThanOrEqual(100 + 10 + 10);
    expect(requestedPaths().length).toBeGreaterThan(110);
  });
});

// docs/security.md SE-31
test("a change that gets a server error is not repeated", async () => {
  respond(500);
  await requestOf(aName(), { method: "POST", body: {} }).catch(() => undefined);
  expect(requestedPaths()).toHaveLength(1);
});

describe("a viewer who leaves", () => {
  test("ends the reads for them", async () => {
    const leaving = new AbortController();
    const reading = requestOf(aName(), { signal: leaving.signal });
    await holds(1);
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ code: 499 });
    await holds(0);
  });

  test("does not end their changes", async () => {
    const leaving = new AbortController();
    const changing = requestOf(aName(), { method: "POST", body: {}, signal: leaving.signal });
    await holds(1);
    leaving.abort();
    respond(200, { done: true });
    expect(await changing).toEqual({ done: true });
  });
});
