import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

type Headers = Record<string, string>;
const form = { "Content-Type": "application/x-www-form-urlencoded" };

// docs/security.md SE-37
describe.each(oneDatabase)("access to the console", (database) => {
  const { console } = useProvider(database);

  /** `fetch` sets Host, Origin and Sec-Fetch-Site, so this uses node:http. */
  const post = (path: string, body: string, headers: Headers) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(console.origin() + path, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once("error", reject);
      sent.end(body);
    });
  const shift = "action=shift&ms=1000";

  it("K6: a form of another site is rejected, and changes nothing", async () => {
    const hostile: Headers[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
      { Origin: "http://evil.example" },
      { Origin: "null" },
      {},
    ];
    for (const headers of hostile) {
      expect(await post("/console/clock", shift, { ...form, ...headers })).toBe(403);
    }
    expect(await console.json("/console/api/state")).toMatchObject({ clock: { offset_ms: 0 } });
  });

  it("K8: a form of the console works without scripts", async () => {
    const consoleForm = { ...form, Origin: console.origin() };
    expect(await post("/console/clock", shift, consoleForm)).toBe(303);
    expect(await console.json("/console/api/state")).toMatchObject({ clock: { offset_ms: 1000 } });
    expect(
      await post("/console/faults", "call=page&kind=slow&channel=&delay_ms=50", consoleForm),
    ).toBe(303);
    expect(await console.json("/console/api/state")).toMatchObject({
      faults: [{ call: "page", kind: "slow", delay_ms: 50 }],
    });
    expect(await post("/console/faults/clear", "call=page&channel=", consoleForm)).toBe(303);
    expect(await console.json("/console/api/state")).toMatchObject({ faults: [] });
    expect(await post("/console/reset", "", consoleForm)).toBe(303);
    expect(await post("/console/faults", "call=nothing", consoleForm)).toBe(422);
  });

  it("K7: another host name is rejected", async () => {
    const headers = { "Content-Type": "application/json", Host: "rebound.example" };
    expect(await post("/console/api/reset", "{}", headers)).toBe(403);
  });
});
