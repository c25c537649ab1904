import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSharedResponses } from "../../../lib/cache/shared-responses.ts";
import { loadSharedContent } from "../../../lib/cache/shared-content.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { contentSchema } from "../../../lib/contract/content.ts";
import { later } from "../../support/later.ts";
import { testSecret } from "../../support/use-tiny-provider.ts";

const aContent = (more: object) => contentSchema.parse({ token: "one", ...more });
const forAll = (name: string) => aContent({ input: { name }, shared_s: 60 });
const fails = (code: number) => () => Promise.reject(new ApiError("content", { code }));
const named = async (pending: ReturnType<typeof loadSharedContent>) => (await pending).input.name;

beforeAll(() => void vi.stubEnv("SESSION_SECRET", testSecret));
beforeEach(forgetSharedResponses);

describe("a content that may be shared", () => {
  test("is stored for as long as it says, and requested again afterwards", async () => {
    await loadSharedContent("a", async () => forAll("first"));
    later(59);
    expect(await named(loadSharedContent("a", async () => forAll("second")))).toBe("first");
    later(2);
    expect(await named(loadSharedContent("a", async () => forAll("second")))).toBe("second");
  });

  test("is stored for five seconds while it is an event", async () => {
    const event = { input: { name: "event", stream_state: "scheduled" }, shared_s: 60 };
    await loadSharedContent("a", async () => aContent(event));
    later(6);
    expect(await named(loadSharedContent("a", async () => forAll("replay")))).toBe("replay");
  });

  test("is served while the provider is unavailable", async () => {
    await loadSharedContent("a", async () => forAll("old"));
    later(3_600);
    expect(await named(loadSharedContent("a", fails(503)))).toBe("old");
  });

  test("BE-387: whose URLs expire is served for half of their remaining time, also while the provider is unavailable", async () => {
    const now = Date.UTC(2026, 10, 26);
    const hls = "https://media.example/a/master.m3u8";
    const playback = { hls, expires_at: new Date(now + 40_000).toISOString() };
    const film = {
      input: { name: "old" },
      shared_s: 60,
      now: new Date(now).toISOString(),
      playback,
    };
    await loadSharedContent("a", async () => aContent(film));
    later(19);
    expect(await named(loadSharedContent("a", fails(503)))).toBe("old");
    later(2);
    await expect(loadSharedContent("a", fails(503))).rejects.toMatchObject({ code: 503 });
  });

  test("is removed by a denial", async () => {
    await loadSharedContent("a", async () => forAll("old"));
    later(3_600);
    await expect(loadSharedContent("a", fails(402))).rejects.toMatchObject({ code: 402 });
  });
});

describe("simultaneous requests of viewers", () => {
  test("are sent one by one where the content may not be shared", async () => {
    let requestCount = 0;
    const load = async () => aContent({ input: { name: `viewer ${(requestCount += 1)}` } });
    const names = await Promise.all([1, 2, 3].map(() => named(loadSharedContent("a", load))));
    expect(new Set(names).size).toBe(3);
  });

  test("do not wait for another viewer's response once the content is known not to be shareable", async () => {
    await loadSharedContent("a", async () => aContent({ input: { name: "first" } }));
    const never = new Promise<never>(() => {});
    void loadSharedContent("a", () => never);
    expect(
      await named(loadSharedContent("a", async () => aContent({ input: { name: "own" } }))),
    ).toBe("own");
  });

  test("share the response again once the content is shareable", async () => {
    await loadSharedContent("a", async () => aContent({ input: { name: "own" } }));
    await loadSharedContent("a", async () => forAll("from now on"));
    let requestCount = 0;
    const load = async () => {
      requestCount += 1;
      return forAll("for all");
    };
    await Promise.all([loadSharedContent("a", load), loadSharedContent("a", load)]);
    expect(requestCount).toBe(1);
  });

  test("share the response after one viewer was denied for an address", async () => {
    await expect(loadSharedContent("a", fails(403))).rejects.toMatchObject({ code: 403 });
    let requestCount = 0;
    const load = async () => {
      requestCount += 1;
      return forAll("for all");
    };
    await Promise.all([loadSharedContent("a", load), loadSharedContent("a", load)]);
    expect(requestCount).toBe(1);
  });

  test("are not affected by another viewer's denial", async () => {
    let requestCount = 0;
    const load = async () => {
      requestCount += 1;
      if (requestCount === 1) throw new ApiError("content", { code: 401 });
      return forAll("shown");
    };
    const first = loadSharedContent("a", load);
    const second = loadSharedContent("a", load);
    await expect(first).rejects.toMatchObject({ code: 401 });
    expect(await named(second)).toBe("shown");
  });

  test("share an error of the provider", async () => {
    let requestCount = 0;
    const load = () => {
      requestCount += 1;
      return fails(503)();
    };
    await Promise.allSettled([loadSharedContent("a", load), loadSharedContent("a", load)]);
    expect(requestCount).toBe(1);
  });
});
