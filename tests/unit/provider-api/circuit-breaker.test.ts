import { isBrokenCircuitError } from "cockatiel";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../lib/api-error.ts";
import {
  type GuardedCall,
  callWithCircuitBreaker,
} from "../../../lib/provider-api/circuit-breaker.ts";
import {
  type ProviderRequest,
  requestProvider,
} from "../../../lib/provider-api/request-provider.ts";
import { useHoldingProvider } from "../../support/holding-provider.ts";
import { later } from "../../support/later.ts";

const { requestedPaths, respond } = useHoldingProvider();

let names = 0;
/** A channel that no other test has called. */
const aName = () => `guarded-${(names += 1)}`;
const caller = (n: number) => `192.0.2.${n}`;

/** One failing call. Each `input` is another body. */
const pay = (channel: string, { by = 1, input = 1, ...more }: Paying = {}) =>
  requestProvider({
    call: "checkout",
    channel,
    segments: ["ch", channel, "checkout"],
    headers: {},
    method: "POST",
    body: { input },
    caller: caller(by),
    deadlineMs: 2_000,
    ...more,
  }).catch(() => undefined);
type Paying = Partial<ProviderRequest> & { by?: number; input?: number };

async function each(count: number, call: (n: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, n) => call(n)));
}

/** Whether another viewer's call still reaches the provider. */
async function isOpenToOthers(channel: string): Promise<boolean> {
  const before = requestedPaths().length;
  await pay(channel, { by: 250, input: 250 });
  return requestedPaths().length > before;
}

// docs/security.md SE-200
describe("a call of a channel is still made", () => {
  test("after thirty failures with the same input of one viewer", async () => {
    const channel = aName();
    respond(500);
    await each(30, () => pay(channel));
    expect(await isOpenToOthers(channel)).toBe(true);
  });

  test("after failures with sixty different inputs of one viewer", async () => {
    const channel = aName();
    respond(500);
    await each(60, (input) => pay(channel, { input }));
    expect(await isOpenToOthers(channel)).toBe(true);
  });

  test("after failures with one input of sixty viewers", async () => {
    const channel = aName();
    respond(500);
    await each(60, (by) => pay(channel, { by }));
    expect(await isOpenToOthers(channel)).toBe(true);
  });

  test("after thirty timeouts of one viewer", async () => {
    const channel = aName();
    await each(30, (input) => pay(channel, { input, deadlineMs: 50 }));
    respond();
    expect(await isOpenToOthers(channel)).toBe(true);
  });
});

// docs/security.md SE-200
describe("a call of a channel is blocked", () => {
  test("after thirty failures of five viewers and of three inputs", async () => {
    const channel = aName();
    respond(500);
    await each(30, (n) => pay(channel, { by: n % 5, input: n % 3 }));
    expect(await isOpenToOthers(channel)).toBe(false);
  });

  test("after thirty timeouts of five viewers and of three inputs", async () => {
    const channel = aName();
    await each(30, (n) => pay(channel, { by: n % 5, input: n % 3, deadlineMs: 50 }));
    respond();
    expect(await isOpenToOthers(channel)).toBe(false);
  });

  test("after thirty refused connections of one viewer", async () => {
    const channel = aName();
    await each(30, () => pay(channel, { base: "http://127.0.0.1:9" }));
    expect(await isOpenToOthers(channel)).toBe(false);
  });
});

test("only for the one input with which thirty calls of five viewers failed", async () => {
  const channel = aName();
  respond(500);
  await each(30, (n) => pay(channel, { by: n % 5 }));
  const before = requestedPaths().length;
  await pay(channel, { by: 200 });
  expect(requestedPaths()).toHaveLength(before);
  expect(await isOpenToOthers(channel)).toBe(true);
});

describe("a blocked call", () => {
  const guarded = (call: Partial<GuardedCall>): GuardedCall => ({
    call: "page",
    channel: "out",
    caller: "192.0.2.1",
    input: "input",
    ...call,
  });
  const fails = () => Promise.reject(new ApiError("page", { code: 503 }));
  const run = (call: GuardedCall, work: () => Promise<unknown>) =>
    callWithCircuitBreaker(call, work).catch((error: Error) =>
      isBrokenCircuitError(error) ? "out" : error.message,
    );
  const openFor = async (channel: string) => {
    await each(30, (n) =>
      run(guarded({ channel, caller: caller(n % 5), input: `input ${n}` }), fails),
    );
  };

  // docs/security.md SE-200
  test("is not blocked for longer by one viewer's failing inputs", async () => {
    const channel = aName();
    await openFor(channel);
    for (const input of ["bad 1", "bad 2"]) {
      later(5);
      // oxlint-disable-next-line no-await-in-loop -- each has a pause of its own.
      await run(guarded({ channel, input, caller: "198.51.100.1" }), fails);
    }
    const good = guarded({ channel, input: "good", caller: "198.51.100.2" });
    expect(await run(good, async () => "page")).toBe("page");
  });

  test("is blocked again when a second viewer's call fails", async () => {
    const channel = aName();
    await openFor(channel);
    later(5);
    await run(guarded({ channel, input: "again", caller: "198.51.100.1" }), fails);
    const next = guarded({ channel, input: "next", caller: "198.51.100.2" });
    expect(await run(next, async () => "page")).toBe("out");
  });
});
