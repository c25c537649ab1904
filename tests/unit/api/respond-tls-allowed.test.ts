import { beforeAll, expect, test, vi } from "vitest";
import { respondTlsAllowed } from "../../../lib/api/respond-tls-allowed.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond } = useTinyProvider();
beforeAll(() => {
  vi.stubEnv("SITE_HOSTS", "example.com,tv.example.org");
});

async function statusOf(domain: string): Promise<number> {
  const url = `http://127.0.0.1/api/tls-allowed?domain=${encodeURIComponent(domain)}`;
  return (await respondTlsAllowed(new Request(url))).status;
}

test.each([
  ["a proven domain", "watch.acme.example", 200],
  ["it in capital letters, with a final dot", "WATCH.acme.example.", 200],
  ["it in another script", "bücher.example", 200],
  ["a domain of SITE_HOSTS", "tv.example.org", 200],
  ["a channel's host below it", "tiny.example.com", 200],
  ["a host without a channel below it", "nobody.example.com", 404],
  ["a host two labels below it", "a.tiny.example.com", 404],
  ["a channel's label at another domain", "tiny.elsewhere.example", 404],
  ["an IP address", "127.0.0.1", 404],
  ["an empty name", "", 404],
  ["something that is no name", "a b%00/..", 404],
])("BE-507: a certificate for %s (%s) is %i", async (_, domain, status) => {
  respond("/hosts/watch.acme.example", 200, { token: "tiny", redirects: false });
  respond("/hosts/xn--bcher-kva.example", 200, { token: "tiny", redirects: false });
  expect(await statusOf(domain)).toBe(status);
});

test("BE-507: a certificate is not decided on while the provider is unavailable", async () => {
  respond("/hosts/down.example", 500, {});
  expect(await statusOf("down.example")).toBe(503);
});
