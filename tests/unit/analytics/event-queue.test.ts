import fc from "fast-check";
import { expect, it, test, vi } from "vitest";
import {
  makeTrackedEventQueue,
  type TrackedEventQueueOptions,
  type EventBatchResult,
} from "../../../lib/analytics/event-queue.ts";
import type { SerializedTrackedEvent } from "../../../lib/analytics/serialize-tracked-event.ts";
import { makeMemoryTrackedEventStore } from "../../../lib/analytics/event-store.ts";
import {
  type AnalyticsEventTable,
  analyticsEventTables,
} from "../../../lib/analytics/event-batch-format.ts";

type Post = TrackedEventQueueOptions["post"];

const taken: EventBatchResult = { kind: "taken" };

function line(
  id: string,
  table: AnalyticsEventTable = "visits",
  length = 0,
): SerializedTrackedEvent {
  return { id, table, line: JSON.stringify({ event_id: id, more: "x".repeat(length) }) };
}

const idsOf = (body: string) =>
  body.split("\n").map((each) => (JSON.parse(each) as { event_id: string }).event_id);

/** A queue whose clock only moves when `pass` is called. */
function aQueue(post: Post, more: Partial<TrackedEventQueueOptions> = {}) {
  const timers: { ms: number; callback: () => void }[] = [];
  const store = makeMemoryTrackedEventStore();
  const queue = makeTrackedEventQueue({
    store,
    post,
    beacon: () => true,
    runInOneTab: async (work) => {
      await work();
      return true;
    },
    after: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    ...more,
  });
  return { queue, store, timers };
}

it("collects events and sends them as one batch for each table", async () => {
  const post = vi.fn<Post>(async () => taken);
  const { queue, timers, store } = aQueue(post);
  queue.push(line("a"));
  queue.push(line("b", "video_events"));
  queue.push(line("c"));
  expect(timers.map(({ ms }) => ms)).toEqual([5_000]);
  await queue.flush();
  expect(post.mock.calls.map(([table, body]) => [table, idsOf(body)])).toEqual([
    ["visits", ["a", "c"]],
    ["video_events", ["b"]],
  ]);
  expect(await store.first(1)).toEqual([]);
});

it("waits longer after each failure, at most five minutes, and at least as long as the intake says", async () => {
  const outcomes: EventBatchResult[] = Array.from({ length: 9 }, () => ({ kind: "later" }));
  const post = vi.fn<Post>(async () => outcomes.shift() ?? { kind: "later", waitMs: 600_000 });
  const { queue, timers } = aQueue(post);
  queue.push(line("a"));
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    timers.shift()?.callback();
    await vi.waitUntil(() => timers.length > 0);
    waits.push((timers[0]?.ms ?? 0) / 1000);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300, 600]);
});

it("drops a batch that is rejected for good, and sends the next one", async () => {
  const post = vi.fn<Post>(async (_, body) =>
    idsOf(body).includes("bad") ? { kind: "refused" } : taken,
  );
  const { queue, store } = aQueue(post);
  queue.push(line("bad"));
  queue.push(line("good", "video_events"));
  await queue.flush();
  expect(post).toHaveBeenCalledTimes(2);
  expect(await store.first(1)).toEqual([]);
});

it("sends smaller batches when one is too large, and drops a single event that is too large", async () => {
  const stored: string[] = [];
  const { queue } = aQueue(async (_, body) => {
    const ids = idsOf(body);
    if (ids.length > 2 || ids.includes("huge")) return { kind: "tooLarge" };
    stored.push(...ids);
    return taken;
  });
  for (const id of ["a", "b", "huge", "c", "d", "e"]) queue.push(line(id));
  await queue.flush();
  expect(stored).toEqual(["a", "b", "c", "d", "e"]);
});

it("makes batches of 64 KB at most", async () => {
  const sizes: number[] = [];
  const { queue } = aQueue(async (_, body) => {
    sizes.push(new TextEncoder().encode(body).length);
    return taken;
  });
  for (let n = 0; n < 100; n += 1) queue.push(line(`e${n}`, "visits", 3_000));
  await queue.flush();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(65_536);
  expect(sizes.length).toBeGreaterThan(4);
});

it("sends pending events by beacon once when the page is hidden, and still posts them until they are confirmed", async () => {
  const beacon = vi.fn<TrackedEventQueueOptions["beacon"]>(() => true);
  const post = vi.fn<Post>(async () => taken);
  const { queue } = aQueue(post, { beacon });
  queue.push(line("a"));
  queue.hide();
  queue.hide();
  expect(beacon.mock.calls.map(([, body]) => idsOf(body))).toEqual([["a"]]);
  await queue.flush();
  expect(post.mock.calls.map(([, body]) => idsOf(body))).toEqual([["a"]]);
});

it("sends and stores nothing after it is stopped", async () => {
  const post = vi.fn<Post>(async () => taken);
  const beacon = vi.fn<TrackedEventQueueOptions["beacon"]>(() => true);
  const { queue, store } = aQueue(post, { beacon });
  queue.push(line("a"));
  queue.stop();
  queue.push(line("b"));
  queue.hide();
  await queue.flush();
  expect(post).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  expect(await store.first(1)).toEqual([]);
});

it("stores a thousand events, and drops the oldest when more are added", async () => {
  const { queue, store } = aQueue(async () => ({ kind: "later" }));
  for (let n = 0; n < 1_003; n += 1) queue.push(line(`e${n}`));
  await queue.flush();
  const waiting = await store.first(2_000);
  expect(waiting).toHaveLength(1_000);
  expect(waiting[0]?.id).toBe("e3");
});

/** `lost`: the intake has stored the batch, but its response is lost. `crash`: the browser ends meanwhile. */
const outcomes = ["taken", "lost", "later", "tooLarge", "crash"] as const;
const steps = fc.array(
  fc.oneof(
    fc.record({ tab: fc.nat(1), table: fc.constantFrom(...analyticsEventTables) }),
    fc.record({ flush: fc.nat(1) }),
    fc.record({ hide: fc.nat(1) }),
  ),
  { maxLength: 40 },
);

test("two tabs lose and duplicate no event, whatever fails and whenever they are restarted", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.constantFrom(...outcomes)), async (plan, fate) => {
      const store = makeMemoryTrackedEventStore();
      // The intake identifies events by their ids.
      const stored = new Set<string>();
      const pushed: string[] = [];
      let holder: number | undefined;
      const take = (body: string) => {
        for (const id of idsOf(body)) stored.add(id);
      };
      const open = (tab: number): ReturnType<typeof makeTrackedEventQueue> =>
        makeTrackedEventQueue({
          store,
          after: () => () => {},
          beacon: (_, body) => {
            if (fate.shift() === "later") return false;
            take(body);
            return true;
          },
          runInOneTab: async (work) => {
            if (holder !== undefined) return false;
            holder = tab;
            const crashed = new Promise<void>((resolve) => (crash[tab] = resolve));
            await Promise.race([work(), crashed]);
            holder = undefined;
            return true;
          },
          post: async (_, body) => {
            const outcome = fate.shift() ?? "taken";
            if (outcome === "tooLarge" && idsOf(body).length > 1) return { kind: outcome };
            if (outcome === "taken" || outcome === "lost") take(body);
            if (outcome === "taken") return taken;
            if (outcome !== "crash") return { kind: "later" };
            tabs[tab] = open(tab);
            crash[tab]?.();
            return new Promise<EventBatchResult>(() => {});
          },
        });
      const crash: (() => void)[] = [];
      const tabs = [open(0), open(1)];
      for (const step of plan) {
        if ("table" in step) {
          const id = `event-${pushed.length}`;
          pushed.push(id);
          tabs[step.tab]?.push(line(id, step.table));
        } else if ("hide" in step) tabs[step.hide]?.hide();
        else await Promise.all([tabs[step.flush]?.flush(), tabs[1 - step.flush]?.flush()]);
      }
      // Pushed events are stored after the turn of the event loop in which they were pushed.
      await new Promise((resolve) => setTimeout(resolve));
      fate.length = 0;
      await open(0).flush();
      expect([...stored].toSorted()).toEqual(pushed.toSorted());
      expect(await store.first(1)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
