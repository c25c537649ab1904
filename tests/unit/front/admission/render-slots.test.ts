import { describe, expect, test } from "vitest";
import {
  renderLimitsForProcessors,
  RenderSlots,
} from "../../../../lib/front/admission/render-slots.ts";
import { OverloadError } from "../../../../lib/front/admission/render-queue.ts";
import { awaitOutsideRenderSlot, acquireRenderSlot } from "../../../../lib/render-slot.ts";

const turns = (limits: Partial<ConstructorParameters<typeof RenderSlots>[0]> = {}) =>
  new RenderSlots({ underWay: 64, rendered: 1, maxWaiting: 8, maxWaitMs: 60_000, ...limits });

/** Runs all tasks that wait only for a turn of the event loop. */
async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise((next) => setImmediate(next));
}

/** Pages that load until `loaded`, and are rendered until `end`. `rendering` are those that are rendered now. */
function pages(of: RenderSlots) {
  const rendering: string[] = [];
  const loads = new Map<string, () => void>();
  const ends = new Map<string, () => void>();
  const request = (name: string, { client = name, channel = "demo" } = {}) => {
    const { result } = of.run({ client, channel }, async () => {
      await new Promise<void>((resolve) => loads.set(name, resolve));
      await acquireRenderSlot();
      rendering.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      rendering.splice(rendering.indexOf(name), 1);
    });
    return result.then(
      () => "page",
      (error: unknown) => (error instanceof OverloadError ? "no turn" : "fault"),
    );
  };
  const begun = () => [...loads.keys()];
  const load = (name: string) => loads.get(name)?.();
  const end = (name: string) => ends.get(name)?.();
  return { request, begun, load, end, rendering };
}

// docs/security.md SE-90, SE-201
describe("pages that wait for the provider", () => {
  test("take no place from pages that are rendered", async () => {
    const { request, load, rendering } = pages(turns());
    for (let n = 0; n < 10; n += 1) void request(`hangs ${n}`, { channel: "slow" });
    void request("page");
    await settle();
    load("page");
    await settle();
    expect(rendering).toEqual(["page"]);
  });

  test("are rendered one after the other when all of them are loaded at once", async () => {
    const { request, load, end, rendering } = pages(turns());
    const names = ["1", "2", "3"];
    const results = names.map((name) => request(name));
    await settle();
    for (const name of names) load(name);
    const seen: string[][] = [];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one is rendered after the other.
      await settle();
      seen.push([...rendering]);
      end(name);
    }
    expect(seen).toEqual([["1"], ["2"], ["3"]]);
    expect(await Promise.all(results)).toEqual(["page", "page", "page"]);
  });

  test("of a channel leave half of the free places to other channels", async () => {
    const { request, begun } = pages(turns({ underWay: 32 }));
    for (let n = 0; n < 32; n += 1) void request(`slow ${n}`, { channel: "slow" });
    for (let n = 0; n < 4; n += 1) void request(`other ${n}`, { channel: "other" });
    await settle();
    const slow = begun().filter((name) => name.startsWith("slow"));
    expect(slow.length).toBeLessThan(16);
    expect(begun().filter((name) => name.startsWith("other"))).toHaveLength(4);
  });

  test("of one client, whatever their channels, leave three quarters to other clients", async () => {
    const { request, begun } = pages(turns({ underWay: 32 }));
    for (let n = 0; n < 32; n += 1)
      void request(`crowd ${n}`, { client: "crowd", channel: `c${n}` });
    void request("alone", { client: "alone", channel: "c1" });
    await settle();
    expect(begun().filter((name) => name.startsWith("crowd")).length).toBeLessThan(8);
    expect(begun()).toContain("alone");
  });

  test("leave a place to a channel that has none, however many other channels wait", async () => {
    const { request, begun } = pages(turns({ underWay: 32, maxWaiting: 1_000 }));
    for (let n = 0; n < 200; n += 1) void request(`hangs ${n}`, { channel: `c${n % 8}` });
    void request("page", { channel: "well" });
    await settle();
    expect(begun()).toContain("page");
  });

  test("get their turn when another page of their channel ends", async () => {
    const { request, begun, load, end } = pages(turns({ underWay: 4 }));
    void request("1");
    void request("2");
    void request("3");
    await settle();
    expect(begun()).toEqual(["1", "2"]);
    load("1");
    await settle();
    end("1");
    await settle();
    expect(begun()).toContain("3");
  });
});

describe("a page", () => {
  test("gets no turn when its channel has the maximum of pages in progress and waiting", async () => {
    const { request } = pages(turns({ underWay: 1, maxWaiting: 1 }));
    void request("1", { client: "a" });
    void request("2", { client: "a" });
    expect(await request("3", { client: "a" })).toBe("no turn");
  });

  test("lets another page be rendered while it waits for the provider", async () => {
    const of = turns();
    const waits = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = of.run({ client: "a" }, async () => {
      await acquireRenderSlot();
      order.push("first begins");
      await awaitOutsideRenderSlot(waits.promise);
      order.push("first ends");
    });
    const second = of.run({ client: "b" }, async () => {
      await acquireRenderSlot();
      order.push("second");
    });
    await second.result;
    waits.resolve();
    await first.result;
    expect(order).toEqual(["first begins", "second", "first ends"]);
  });

  test("without a waiting client is not rendered", async () => {
    const of = turns();
    const hasTurn = Promise.withResolvers<boolean>();
    const left = Promise.withResolvers<void>();
    await of.run({ client: "a" }, async () => {
      void left.promise.then(async () => hasTurn.resolve(await acquireRenderSlot()));
    }).result;
    left.resolve();
    expect(await hasTurn.promise).toBe(false);
  });

  test("may be rendered at once where no front has counted it", async () => {
    expect(await acquireRenderSlot()).toBe(true);
    expect(await awaitOutsideRenderSlot(Promise.resolve("loaded"))).toBe("loaded");
  });

  test("releases its place in the renderer when it fails", async () => {
    const of = turns();
    const failing = of.run({ client: "a" }, async () => {
      await acquireRenderSlot();
      throw new Error("broken");
    });
    await expect(failing.result).rejects.toThrow("broken");
    const next = of.run({ client: "b" }, () => acquireRenderSlot());
    expect(await next.result).toBe(true);
  });
});

// docs/security.md SE-90
test.each([
  [1, { underWay: 128, rendered: 2, maxWaiting: 64, maxWaitMs: 2_000 }],
  [4, { underWay: 512, rendered: 8, maxWaiting: 256, maxWaitMs: 2_000 }],
  [16, { underWay: 512, rendered: 8, maxWaiting: 256, maxWaitMs: 2_000 }],
])("the queue of a machine with %i processors has the limits %o", (processors, limits) => {
  expect(renderLimitsForProcessors(processors)).toEqual(limits);
});
