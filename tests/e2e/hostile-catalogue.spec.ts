import { request as send } from "node:http";
import { expect, test } from "../support/journey.ts";
import {
  fieldsOfResponse,
  type HostileProvider,
  itemFields,
  startHostileProvider,
} from "../support/hostile/provider.ts";
import { hostileValues } from "../support/hostile/values.ts";
import {
  browserVisits,
  type HostileVisit,
  itemVisits,
  singleVisits,
  togetherVisits,
} from "../support/hostile/visits.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSite, type StartedSite } from "./support/started-site.ts";

let provider: HostileProvider;
let startedSite: StartedSite;

test.describe.configure({ timeout: isWholeMatrix ? 3_600_000 : 300_000 });
test.beforeAll(async () => {
  provider = await startHostileProvider();
  startedSite = await startSite({ PROVIDER_API_URL: provider.url });
});
test.afterAll(async () => {
  await startedSite.stop();
  await provider.close();
});

const fields = fieldsOfResponse.reduce((sum, paths) => sum + paths.length, 0);

// docs/provider-api.md PA-327
const claims: [title: string, visits: HostileVisit[], fields: number][] = [
  ["every field of every response replaced", togetherVisits, fields],
  ["an item for each value in a field, in every layout", itemVisits, itemFields.length],
  ["one field replaced", singleVisits, fields],
];

for (const [title, visits, count] of claims) {
  test(`no page is a 500 with ${title}`, async () => {
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const waiting = [...visits];
    const visitAll = async () => {
      for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
        const { status, body } = await fetchPage(visit);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (isFault(status, body)) faults.push(`${status} ${visit.channel}${visit.path}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, visitAll));
    const counts = [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
    report(
      `${title}: ${hostileValues.length} values × ${count} fields, ${visits.length} pages`,
      counts,
    );
    expect(faults).toEqual([]);
  });
}

// docs/provider-api.md PA-327, docs/security.md SE-215
test("pages with hostile values hydrate without an error", async ({ browser }) => {
  const faults: string[] = [];
  const context = await browser.newContext();
  await context.route(
    (url) => !url.hostname.endsWith(".localhost"),
    (route) =>
      route.request().resourceType() === "font"
        ? route.fulfill({ path: font })
        : route.fulfill({ status: 200, contentType: "image/svg+xml", body: emptyPicture }),
  );
  const page = await context.newPage();
  for (const { channel, path } of browserVisits) {
    const onError = (error: Error) => faults.push(`${channel}${path}: ${error.message}`);
    page.on("pageerror", onError);
    await page.goto(startedSite.at(channel, path));
    await waitForHydration(page);
    const ran = await page.evaluate(() => "hacked" in window || "polluted" in {});
    if (ran) faults.push(`${channel}${path}: a script of the catalogue ran`);
    page.off("pageerror", onError);
  }
  report(`${browserVisits.length} pages hydrated`, `${faults.length} errors`);
  await context.close();
  expect(faults).toEqual([]);
});

const font = "public/fonts/figtree-latin-wght-normal.woff2";
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

/** A 503 stands for a response that cannot be read at all. A part of a page that fails has a digest. */
function isFault(status: number, body: string): boolean {
  const failedPart = /<template data-dgst=|Invalid Date|\[object Object\]/;
  return (status >= 500 && status !== 503) || failedPart.test(body);
}

function fetchPage({ channel, path }: HostileVisit): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${channel}.localhost:${startedSite.port}` };
    const sent = send({ host: "127.0.0.1", port: startedSite.port, path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
    sent.on("error", reject).end();
  });
}

function report(what: string, counts: string): void {
  process.stdout.write(`Hostile catalogue, ${what}: ${counts}.\n`);
}
