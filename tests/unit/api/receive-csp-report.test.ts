import { expect, it, test } from "vitest";
import { receiveCspReport } from "../../../lib/api/receive-csp-report.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
let hosts = 0;

function send(
  more: Record<string, string> = {},
  body?: string,
  host = `tiny.localhost:${(hosts += 1)}`,
) {
  const headers = new Headers({
    host,
    "sec-fetch-site": "same-origin",
    "content-type": "application/csp-report",
    ...more,
  });
  const report = {
    "document-uri": `http://${host}/`,
    "blocked-uri": `https://cdn${host.split(":")[1]}.example/a.js`,
    "effective-directive": "script-src-elem",
  };
  return receiveCspReport(headers, async () => body ?? JSON.stringify({ "csp-report": report }));
}

// docs/security.md SE-51
it("notifies the channel's owner, without a host that the owner's code does not name", async () => {
  expect(await send()).toBe(204);
  await expect.poll(() => provider().requestedPaths).toContain("/ch/tiny/notices");
  const { detail } = Object(provider().sentTo("/ch/tiny/notices")?.body);
  expect(detail).toMatch(/^A script of a host that the custom code does not name was blocked/);
});

// docs/security.md SE-16
test.each([
  ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
  ["a sibling channel", { "sec-fetch-site": "same-site" }, 403],
  ["a request without an origin", { "sec-fetch-site": "none" }, 403],
  ["JSON", { "content-type": "application/json" }, 415],
  ["text", { "content-type": "text/plain" }, 415],
])("rejects %s", async (_, headers, status) => {
  expect(await send(headers)).toBe(status);
});

it("accepts or rejects by Origin when the browser sends no Sec-Fetch-Site", async () => {
  const headers = (host: string, origin?: string) =>
    new Headers({ host, "content-type": "application/csp-report", ...(origin && { origin }) });
  const read = async () => "[]";
  expect(await receiveCspReport(headers("tiny.localhost"), read)).toBe(403);
  expect(await receiveCspReport(headers("tiny.localhost", "http://x.localhost"), read)).toBe(403);
  expect(await receiveCspReport(headers("tiny.localhost", "http://tiny.localhost"), read)).toBe(
    204,
  );
});

test.each([
  ["a body that is not a report", "{}", 400],
  ["a body that is too long", `{"x":"${"x".repeat(20_000)}"}`, 413],
])("rejects %s", async (_, body, status) => {
  expect(await send({}, body)).toBe(status);
});

it("rejects a report of a channel that does not exist", async () => {
  expect(await send({}, undefined, "nobody.localhost:7")).toBe(404);
});

it("processes at most thirty reports of a channel in a minute, whatever their host", async () => {
  respond("/ch/busy", 200, aChannel({ token: "busy" }));
  const statuses = [];
  for (let n = 0; n < 32; n += 1)
    statuses.push(await send({}, "{}", `busy.localhost:${9_000 + n}`));
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(204);
});
