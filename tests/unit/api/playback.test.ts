import { describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/content/film";
const hls = "https://media.example/signed/a/reels/sea~9/master.m3u8";
const captions = [{ lang: "en", src: "https://media.example/signed/b/en.vtt", label: "English" }];

function provide(leftS: number | undefined, input: object = {}) {
  const now = Date.now() + 3_600_000;
  const expires_at = leftS === undefined ? undefined : now + leftS * 1000;
  const playback = { hls, captions, expires_at };
  respond(path, 200, { token: "film", input: { name: "Film", ...input }, now, playback });
}

async function getPlayback(cookie = "") {
  const query = new URLSearchParams({ token: "film" });
  const reply = await handleApiCall("GET", "playback", new Headers({ host, cookie }), query);
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}

describe("GET /api/playback", () => {
  test("returns the URLs of a film, and how long they are valid, independent of the clocks", async () => {
    provide(600);
    const { body, headers } = await getPlayback();
    expect(body).toMatchObject({ hls, captions: [{ lang: "en", src: captions[0]?.src }] });
    expect(body.leftS).toBeGreaterThan(590);
    expect(body.leftS).toBeLessThanOrEqual(600);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("returns no expiry of URLs that do not expire", async () => {
    provide(undefined);
    expect((await getPlayback()).body).not.toHaveProperty("leftS");
  });

  test("returns nothing for a content that cannot be watched yet", async () => {
    respond(path, 200, { token: "film", input: { name: "Film", stream_state: "scheduled" } });
    expect(await getPlayback()).toMatchObject({ status: 200, body: {} });
  });

  // docs/security.md SE-165
  test("sends the viewer's token, and denies with the reason of the content", async () => {
    provider().respondWith(path, (response) => {
      const isOpen = provider().headersOf(path)?.authorization !== undefined;
      response.writeHead(isOpen ? 200 : 402, { "content-type": "application/json" });
      const content = { token: "film", input: { name: "Film" }, playback: { hls } };
      response.end(JSON.stringify(isOpen ? content : { statusCode: 402 }));
    });
    expect(await getPlayback(await signedIn())).toMatchObject({ status: 200, body: { hls } });
    const { status, body } = await getPlayback();
    expect([status, body.reason]).toEqual([402, expect.any(String)]);
    expect(JSON.stringify(body)).not.toContain("media.example");
  });
});
