import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FilmMediaUrls } from "../../../../lib/playback/engine/film-media-urls.ts";
import {
  createMediaUrlRenewal,
  type MediaUrlRenewalResponse,
} from "../../../../lib/playback/engine/media-url-renewal.ts";

const now = Date.UTC(2026, 10, 26, 18);
const folder = (pass: string) => `https://media.example/signed/${pass}/reels/sea~9/`;

/** URLs with a signature that expires after this many seconds. */
function signed(pass: string, leftS: number): FilmMediaUrls {
  return {
    hls: `${folder(pass)}master.m3u8`,
    storyboard: `${folder(pass)}storyboard.vtt`,
    captions: [{ lang: "en", src: `https://media.example/signed/${pass}x/transcripts/sea/en.vtt` }],
    endsAt: Date.now() + leftS * 1000,
  };
}

/** A film whose first URLs are valid for `leftS`, and the responses to its renewals. */
function film(leftS: number, responses: (() => MediaUrlRenewalResponse)[]) {
  let requests = 0;
  const renewal = createMediaUrlRenewal(signed("a", leftS), async () => {
    requests += 1;
    return responses[Math.min(requests, responses.length) - 1]?.() ?? {};
  });
  return { renewal, requests: () => requests };
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test("valid URLs are not renewed", async () => {
  const { renewal, requests } = film(600, []);
  await renewal.whenValid();
  await later(530);
  await renewal.whenValid();
  expect(requests()).toBe(0);
});

test("URLs that expire soon are renewed while requests continue with them", async () => {
  const { renewal, requests } = film(600, [() => ({ addresses: signed("b", 600) })]);
  await later(545);
  await renewal.whenValid();
  expect(requests()).toBe(1);
  await later(0);
  expect(renewal.translate(`${folder("a")}sea/240p/7.m4s`)).toBe(`${folder("b")}sea/240p/7.m4s`);
});

test("a request waits for new URLs when the old ones have expired, as after hours of sleep", async () => {
  const { renewal, requests } = film(600, [() => ({ addresses: signed("b", 600) })]);
  vi.setSystemTime(now + 5 * 3_600_000);
  await Promise.all([renewal.whenValid(), renewal.whenValid(), renewal.whenValid()]);
  expect(requests()).toBe(1);
  expect(renewal.translate(`${folder("a")}master.m3u8`)).toBe(`${folder("b")}master.m3u8`);
});

test("of several captions of one language each is translated to its own", async () => {
  const captions = (pass: string) =>
    ["plain", "sdh"].map((name) => ({ lang: "en", src: `${folder(pass)}${name}.vtt` }));
  const { renewal } = film(600, []);
  renewal.take({ ...signed("a", 600), captions: captions("a") });
  renewal.take({ ...signed("b", 600), captions: captions("b") });
  const translated = captions("a").map(({ src }) => renewal.translate(src));
  expect(translated).toEqual(captions("b").map(({ src }) => src));
});

test("every earlier URL of a film is translated to the current one", async () => {
  const { renewal } = film(600, []);
  renewal.take(signed("b", 600));
  renewal.take(signed("c", 600));
  const { captions, storyboard = "" } = signed("a", 600);
  expect(renewal.translate(captions[0]?.src ?? "")).toContain("/cx/");
  expect(renewal.translate(storyboard)).toContain("/c/");
  expect(renewal.translate(`${folder("b")}240p.m3u8`)).toBe(`${folder("c")}240p.m3u8`);
  expect(renewal.translate("https://elsewhere.example/a.png")).toBe(
    "https://elsewhere.example/a.png",
  );
});

test("URLs of something else are not translated", () => {
  const { renewal } = film(600, []);
  const other = {
    ...signed("b", 600),
    hls: "https://media.example/signed/b/live/sea~1/master.m3u8",
  };
  renewal.take(other);
  expect(renewal.translate(`${folder("a")}master.m3u8`)).toBe(`${folder("a")}master.m3u8`);
});

test("a rejected URL is renewed at most six times, with growing pauses", async () => {
  let turn = 0;
  const { renewal, requests } = film(600, [() => ({ addresses: signed(`b${(turn += 1)}`, 600) })]);
  let refusals = 0;
  while (renewal.refuse()) {
    refusals += 1;
    const waiting = renewal.whenValid();
    await later(90);
    await waiting;
  }
  expect([refusals, requests()]).toEqual([6, 6]);
  await renewal.whenValid();
  expect(await renewal.again()).toBe("failed");
  expect(requests()).toBe(6);
});

test("URLs that are rejected again and again cause no loop, although other parts of the film load", async () => {
  let turn = 0;
  const { renewal, requests } = film(600, [() => ({ addresses: signed(`b${(turn += 1)}`, 600) })]);
  // For ten minutes sound is rejected, and pictures load.
  for (let second = 0; second < 600; second += 1) {
    if (renewal.refuse()) void renewal.whenValid();
    renewal.settle();
    await later(1);
  }
  expect(requests()).toBe(6);
  expect(renewal.refuse()).toBe(false);
});

test("URLs that have expired by a wrong clock are renewed every few seconds at most", async () => {
  const { renewal, requests } = film(-3600, [() => ({ addresses: signed("b", -3600) })]);
  for (let second = 0; second < 600; second += 1) {
    await renewal.whenValid();
    renewal.settle();
    await later(1);
  }
  expect(requests()).toBeLessThan(12);
});

test("a denied viewer's URLs are not renewed until they play the film again", async () => {
  const { renewal, requests } = film(1, [() => ({ isDenied: true })]);
  await later(2);
  await renewal.whenValid();
  expect([renewal.refuse(), await renewal.again()]).toEqual([false, "denied"]);
  await renewal.whenValid();
  expect(requests()).toBe(1);
  renewal.reopen();
  await renewal.whenValid();
  expect(requests()).toBe(2);
});

test("a playlist whose folder stays the same is loaded again, because it names its files", async () => {
  const query = (pass: string) => ({
    ...signed(pass, 600),
    hls: `${folder("a")}master.m3u8?s=${pass}`,
  });
  const renewal = createMediaUrlRenewal(query("a"), async () => ({ addresses: query("b") }));
  expect(renewal.refuse()).toBe(true);
  expect(await renewal.again()).toBe("renewed");
  expect(renewal.isByFolder()).toBe(false);
  await later(2);
  expect(renewal.refuse()).toBe(false);
  expect(renewal.translate(query("a").hls)).toBe(query("b").hls);
});

test("a renewal is retried while the site does not respond, every fifteen seconds at most", async () => {
  const isUp = { value: false };
  const response = () => (isUp.value ? { addresses: signed("b", 600) } : {});
  const { renewal, requests } = film(1, [response]);
  for (let second = 0; second < 300; second += 1) {
    void renewal.whenValid();
    await later(1);
  }
  expect(requests()).toBeGreaterThan(10);
  expect(requests()).toBeLessThan(26);
  isUp.value = true;
  void renewal.whenValid();
  await later(16);
  expect(renewal.translate(signed("a", 0).hls)).toBe(signed("b", 0).hls);
});

test("a page that is older than the last renewal changes nothing", () => {
  const { renewal } = film(600, []);
  renewal.take(signed("c", 900));
  renewal.take(signed("b", 700));
  expect(renewal.translate(signed("a", 0).hls)).toBe(signed("c", 0).hls);
});
