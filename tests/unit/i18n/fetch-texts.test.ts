import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchTexts } from "../../../lib/i18n/fetch-texts.browser.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Responds in turn, the last one forever. Undefined is no response. The result has the times of the requests. */
function serve(...responses: (Response | undefined)[]): number[] {
  const requestTimes: number[] = [];
  const start = Date.now();
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/lng/lang-jp.json");
    requestTimes.push(Date.now() - start);
    const response = responses[Math.min(requestTimes.length, responses.length) - 1];
    if (!response) throw new TypeError("no network");
    return response.clone();
  });
  return requestTimes;
}
const down = new Response("", { status: 503 });
const texts = Response.json({ live: "ライブ" });

test("texts are requested five more times, 350 ms apart and doubling", async () => {
  const requestTimes = serve(undefined);
  const failed = fetchTexts("ja").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toEqual(new Error("no texts: ja"));
  expect(requestTimes).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test.each([
  ["no answer", undefined],
  ["a response of 500 and more", down],
  ["a response that breaks off", new Response('{"live":')],
])("texts are loaded after %s", async (_, first) => {
  const requestTimes = serve(first, texts);
  const found = fetchTexts("ja");
  await vi.runAllTimersAsync();
  expect(await found).toEqual({ live: "ライブ" });
  expect(requestTimes).toEqual([0, 350]);
});

test("missing texts are requested once", async () => {
  const requestTimes = serve(new Response("", { status: 404 }));
  await expect(fetchTexts("ja")).rejects.toThrow("no texts: ja");
  expect(requestTimes).toHaveLength(1);
});
