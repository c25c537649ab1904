import { expect, it } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf } from "../../support/tiny-session.ts";
import { get, post } from "./support.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/events";
const known = async () => ({ cookie: await cookiesOf({ client: "client-0001" }) });
const event = { table: "visits", event_name: "page_view", at: 1, page_path: "/", value: null };

// docs/security.md SE-139
it("returns the events that a browser sent, by the id in its cookie", async () => {
  respond(path, 200, { data: [event, { table: 1 }] });
  const response = await get("recorded-events", await known());
  expect(await response.json()).toEqual({ events: [event] });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(provider().headersOf(path)).toMatchObject({ "x-analytics-client-id": "client-0001" });
  expect(provider().headersOf(path)).not.toHaveProperty("authorization");
});

// docs/security.md SE-139
it("deletes the events in the store", async () => {
  respond(path, 204, undefined);
  expect((await post("delete-recorded-events", {}, await known())).status).toBe(200);
  expect(provider().sentTo(path)?.method).toBe("DELETE");
});

it("makes no call where the browser has no id", async () => {
  expect(await (await get("recorded-events")).json()).toEqual({ events: [] });
  expect((await post("delete-recorded-events", {})).status).toBe(200);
  expect(provider().requestedPaths).not.toContain(path);
});

it("reports that nothing was deleted when the provider fails", async () => {
  respond(path, 500, {});
  expect((await post("delete-recorded-events", {}, await known())).status).toBe(500);
});

// docs/security.md SE-139
it("deletes nothing for a page of another site", async () => {
  const headers = { ...(await known()), "sec-fetch-site": "cross-site" };
  expect((await post("delete-recorded-events", {}, headers)).status).toBe(403);
  expect(provider().requestedPaths).not.toContain(path);
});
