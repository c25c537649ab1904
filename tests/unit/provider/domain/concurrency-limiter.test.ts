import { describe, expect, test } from "vitest";
import { createConcurrencyLimiter } from "../../../../provider/domain/concurrency-limiter.ts";

// docs/security.md SE-175
describe("bounded work", () => {
  test("runs a number of tasks at once, queues a number, and rejects the rest with 503", async () => {
    const run = createConcurrencyLimiter({ atOnce: 2, maxWaiting: 3 });
    const open = Promise.withResolvers<void>();
    let running = 0;
    let maxRunning = 0;
    const work = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await open.promise;
      running -= 1;
    };
    const all = Array.from({ length: 8 }, () => run(work));
    const settled = Promise.allSettled(all);
    open.resolve();
    const refused = (await settled).filter(({ status }) => status === "rejected");
    expect([maxRunning, refused.length]).toEqual([2, 3]);
    expect(refused[0]).toMatchObject({ reason: { status: 503, facts: { retryAfterS: 2 } } });
  });

  test("continues after a failed task", async () => {
    const run = createConcurrencyLimiter({ atOnce: 1, maxWaiting: 1 });
    await expect(run(() => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
    expect(await run(async () => "done")).toBe("done");
  });
});
