import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A server that is the provider, and the site's fetch function for it. */
async function providerThat(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("PROVIDER_API_URL", url);
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef".repeat(2));
  const { fetchFont } = await import("../../../../lib/front/faces/fetch-font.ts");
  return { url, fetchFont };
}

const font = Buffer.from("wOF2 and so on");

// docs/security.md SE-149
test("a font of the provider is fetched", async () => {
  const { url, fetchFont } = await providerThat((_, response) => response.end(font));
  expect(await fetchFont(`${url}/a.woff2`)).toEqual(font);
});

// docs/security.md SE-149
test.each([
  "http://cdn.example/a.woff2",
  "https://cdn.example:8443/a.woff2",
  "https://me:secret@cdn.example/a.woff2",
  "https://127.0.0.1/a.woff2",
  "https://10.1.2.3/a.woff2",
  "https://[::1]/a.woff2",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/a.woff2",
])("%s is not fetched", async (address) => {
  const { fetchFont } = await providerThat((_, response) => response.end(font));
  await expect(fetchFont(address)).rejects.toThrow(/443 alone|not allowed/);
});

// docs/security.md SE-149
test.each<[string, RequestListener, RegExp]>([
  ["a missing file", (_, response) => response.writeHead(404).end(), /status 404/],
  ["a redirect", (_, response) => response.writeHead(302, { location: "/b" }).end(), /status 302/],
  ["another file", (_, response) => response.end("<!doctype html>"), /no WOFF2/],
  ["more than two megabytes", (_, response) => response.end(Buffer.alloc(2_100_000)), /more than/],
])("%s is rejected", async (_, listener, reason) => {
  const { url, fetchFont } = await providerThat(listener);
  await expect(fetchFont(`${url}/a.woff2`)).rejects.toThrow(reason);
});

// docs/security.md SE-149
test("a server that does not respond is given up after five seconds", async () => {
  const { url, fetchFont } = await providerThat(() => {});
  const deadline = AbortSignal.timeout(20);
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline);
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(fetchFont(`${url}/a.woff2`)).rejects.toThrow("aborted");
  expect(timeout.mock.calls).toEqual([[5_000]]);
});
