import { describe, expect, test } from "vitest";
import {
  OverloadError,
  RenderQueue,
  type WaitingClient,
} from "../../../../lib/front/admission/render-queue.ts";

const a: WaitingClient = { client: "a" };
const b: WaitingClient = { client: "b" };

/** A queue whose tasks end when a test says so, with the names of the started tasks. */
function makeQueue({ atOnce = 1, maxWaiting = 10, maxWaitMs = 60_000 } = {}) {
  const queue = new RenderQueue({ atOnce, maxWaiting, maxWaitMs });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, waiter: WaitingClient) => {
    const turn = queue.run(waiter, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    const outcome = turn.result.catch((error: unknown) => error);
    return { ...turn, outcome };
  };
  /** Ends one task after the other until nothing runs. */
  const drain = async () => {
    await Promise.resolve();
    await Promise.resolve();
    while (ends.length > 0) {
      ends.shift()?.();
      // The end is known in the first turn of the event loop, and the next task begins in the second.
      for (let turn = 0; turn < 2; turn += 1) await new Promise((next) => setImmediate(next));
    }
    return begun;
  };
  return { add, drain, begun, ends };
}

// docs/security.md SE-90
describe("a queue of pages", () => {
  test("runs at most its maximum at once", async () => {
    const { add, begun, drain } = makeQueue({ atOnce: 2 });
    for (const name of ["1", "2", "3"]) add(name, a);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(["1", "2"]);
    expect(await drain()).toEqual(["1", "2", "3"]);
  });

  test("lets clients take turns, however many pages each of them requests", async () => {
    const { add, drain } = makeQueue();
    for (const name of ["a1", "a2", "a3", "a4"]) add(name, a);
    for (const name of ["b1", "b2"]) add(name, b);
    expect(await drain()).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  test("returns the result of the task, and its failure", async () => {
    const queue = new RenderQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    expect(await queue.run(a, async () => "page").result).toBe("page");
    await expect(queue.run(a, () => Promise.reject(new Error("out"))).result).rejects.toThrow(
      "out",
    );
    expect(await queue.run(a, async () => "again").result).toBe("again");
  });

  test("that is full rejects the latest request of the client with the most", async () => {
    const { add, drain } = makeQueue({ maxWaiting: 3 });
    const waiting = ["a1", "a2", "a3", "a4"].map((name) => add(name, a));
    add("b1", b);
    expect(await waiting[3]?.outcome).toBeInstanceOf(OverloadError);
    expect(await drain()).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("that is full rejects a client that has as many requests in it as any other", async () => {
    const { add, drain } = makeQueue({ maxWaiting: 2 });
    add("a1", a);
    add("a2", a);
    add("b1", b);
    expect(await add("b2", b).outcome).toBeInstanceOf(OverloadError);
    expect(await drain()).toEqual(["a1", "a2", "b1"]);
  });

  test("rejects a request that has waited too long", async () => {
    const { add, drain } = makeQueue({ maxWaitMs: 1 });
    add("a1", a);
    expect(await add("a2", a).outcome).toBeInstanceOf(OverloadError);
    expect(await drain()).toEqual(["a1"]);
  });
});

describe("a place in the queue", () => {
  // docs/security.md SE-90
  test("is released by a client that disconnects", async () => {
    const { add, drain } = makeQueue();
    const leaving = new AbortController();
    add("a1", a);
    const { outcome } = add("a2", { client: "a", signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toBeInstanceOf(OverloadError);
    expect(await drain()).toEqual(["a1"]);
  });

  test("stays while one of its two clients waits", async () => {
    const { add, drain } = makeQueue();
    const leaving = new AbortController();
    add("a1", a);
    const { join, outcome } = add("a2", { client: "a", signal: leaving.signal });
    join(b);
    leaving.abort();
    expect(await drain()).toEqual(["a1", "a2"]);
    expect(await outcome).toBe("a2");
  });

  test("that two clients share gets the turn of whichever comes first, once", async () => {
    const { add, drain } = makeQueue();
    const places = ["a1", "a2", "a3"].map((name) => add(name, a));
    places[2]?.join(b);
    expect(await drain()).toEqual(["a1", "a2", "a3"]);
    for (const name of ["a4", "a5", "a6"]) places.push(add(name, a));
    places[5]?.join(b);
    expect(await drain()).toEqual(["a1", "a2", "a3", "a4", "a5", "a6"]);
  });

  test("that is shared does not count as a place of the second client", async () => {
    const { add, drain } = makeQueue({ maxWaiting: 1 });
    add("a1", a);
    const { join, outcome } = add("a2", a);
    for (let n = 0; n < 100; n += 1) join(a);
    for (let n = 0; n < 100; n += 1) join({ client: `c${n}` });
    await drain();
    expect(await outcome).toBe("a2");
  });

  test("that has its turn keeps it, although its client disconnects at that moment", async () => {
    const queue = new RenderQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const leaving = new AbortController();
    const first = queue.run(a, async () => "first");
    const left = queue.run({ client: "a", signal: leaving.signal }, async () => "left");
    await first.result;
    leaving.abort();
    expect(await left.result).toBe("left");
    expect(await queue.run(b, async () => "next").result).toBe("next");
  });

  test("is released after a task that throws at once", async () => {
    const queue = new RenderQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const fails = () => {
      throw new Error("out");
    };
    await expect(queue.run(a, fails).result).rejects.toThrow("out");
    expect(await queue.run(b, async () => "next").result).toBe("next");
  });
});
