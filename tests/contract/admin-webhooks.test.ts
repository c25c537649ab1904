import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { accountsOf } from "./support/accounts.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { shopOf } from "./support/payments.ts";
import { useWebhookReceiver } from "./support/start-webhook-receiver.ts";
import { useTwoProviders } from "./support/two-providers.ts";

const path = "/channels/harbour/webhooks";
const any = { "If-Match": "*" };

describe.each(databases)("webhooks of the admin API on $name", (database) => {
  const receiver = useWebhookReceiver();
  const options = { webhookHosts: ["127.0.0.1"] };
  const { one, db, firstOwnerSecret } = useTwoProviders(database, options);
  const { call, addKey } = useAdmin({ origin: one.origin, firstOwnerSecret });

  const create = async (at: string, events: string[]) => {
    const { status, body } = await call("POST", path, { body: { url: receiver.url(at), events } });
    expect(status).toBe(201);
    return { id: body.id, secret: body.secret };
  };
  const rename = (name: string) =>
    call("PATCH", "/channels/harbour", { body: { name }, headers: any });
  const deliveries = async (webhook: string, query = "") =>
    Object(await call("GET", `${path}/${webhook}/deliveries${query}`)).sent.data;
  const arrived = (at: string, count: number) =>
    eventually(() => {
      expect(receiver.at(at)).toHaveLength(count);
      return receiver.at(at);
    });
  const settled = (webhook: string) =>
    eventually(async () => expect(await deliveries(webhook, "?status=pending")).toEqual([]));
  const makeDue = async () => {
    await db().execute(sql`update webhook_deliveries set due_at = now()`);
    // Any change of the administration looks for what is due.
    await addKey(["webhooks:read"]);
  };

  // docs/security.md SE-241
  it("AA-130: the secret of a webhook is in the response to its creation only", async () => {
    const { id, secret } = await create("/once", ["page.published"]);
    expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
    const responses = [
      await call("GET", `${path}/${id}`),
      await call("GET", path),
      await call("GET", `/audit-log?resourceId=${id}`),
    ];
    expect(JSON.stringify(responses.map(({ sent }) => sent))).not.toContain(secret);
  });

  it("AA-130: a key reads webhooks, and does not make them", async () => {
    const as = await addKey(["webhooks:read"]);
    expect((await call("GET", path, { as })).status).toBe(200);
    const body = { url: receiver.url("/key"), events: ["page.published"] };
    expect((await call("POST", path, { as, body })).status).toBe(403);
  });

  it("AA-131: events of the administration arrive at those who want them", async () => {
    await create("/channel", ["channel.updated"]);
    await create("/pages", ["page.published", "page.deleted"]);
    await rename("Harbour of events");
    const page = { token: "fresh", url: "fresh", name: "Fresh" };
    await call("POST", "/channels/harbour/pages", { body: page });
    await call("POST", "/channels/harbour/pages/fresh/publication", { headers: any });
    await call("DELETE", "/channels/harbour/pages/fresh", { headers: any });
    expect(await arrived("/channel", 1)).toMatchObject([
      { type: "channel.updated", data: { channel: "harbour", id: "harbour" } },
    ]);
    expect(await arrived("/pages", 2)).toMatchObject([
      { type: "page.published", data: { channel: "harbour", id: "fresh" } },
      { type: "page.deleted", data: { channel: "harbour", id: "fresh" } },
    ]);
  });

  it("AA-131: a content's creation, change and deletion arrive", async () => {
    await create("/contents", ["content.created", "content.updated", "content.deleted"]);
    const contents = "/channels/harbour/contents";
    const body = { token: "fresh-film", name: "Fresh", hls: "https://cdn.example/1.m3u8" };
    expect((await call("POST", contents, { body })).status).toBe(201);
    const change = { body: { name: "Fresher" }, headers: any };
    expect((await call("PATCH", `${contents}/fresh-film`, change)).status).toBe(200);
    await call("DELETE", `${contents}/fresh-film`, { headers: any });
    const messages = await arrived("/contents", 3);
    expect(messages.map(({ type, data }) => [type, data.id])).toEqual([
      ["content.created", "fresh-film"],
      ["content.updated", "fresh-film"],
      ["content.deleted", "fresh-film"],
    ]);
  });

  it("AA-131: new viewers, purchases and refunds arrive", async () => {
    await create("/sales", ["viewer.created", "purchase.created", "purchase.refunded"]);
    const shop = shopOf(one);
    expect((await accountsOf(one).signUp("new@quay.example")).status).toBe(201);
    await shop.buy("viewer", "crew/crew-month");
    const [invoice] = await shop.invoices("viewer");
    await one.console.send("POST", "/console/api/refunds", { invoice: invoice?.id });
    const messages = await arrived("/sales", 3);
    expect(messages.map(({ type }) => type).toSorted()).toEqual([
      "purchase.created",
      "purchase.refunded",
      "viewer.created",
    ]);
    const purchase = messages.find(({ type }) => type === "purchase.created");
    expect(purchase?.data).toMatchObject({ channel: "harbour", kind: "subscription" });
  });

  it("AA-132: a message is signed as Standard Webhooks describe", async () => {
    const { secret } = await create("/signed", ["channel.updated"]);
    await rename("Signed harbour");
    const [message] = await arrived("/signed", 1);
    expect(() => message?.verify(secret)).not.toThrow();
    expect(() => message?.verify(`whsec_${btoa("another secret")}`)).toThrow(/signature/);
    expect(message?.headers["webhook-id"]).toMatch(/^msg_/);
  });

  it("AA-133: a message that is not accepted is sent again", async () => {
    receiver.respondWith("/failing", 500);
    const { id } = await create("/failing", ["channel.updated"]);
    await rename("Failing harbour");
    await eventually(async () => {
      const facts = { status: "pending", attempts: 1, responseStatus: 500 };
      expect(await deliveries(id)).toMatchObject([facts]);
    });
    receiver.respondWith("/failing", 204);
    await makeDue();
    await settled(id);
    const facts = { status: "delivered", attempts: 2, responseStatus: 204, error: null };
    expect(await deliveries(id)).toMatchObject([facts]);
    const ids = receiver.at("/failing").map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
  });

  // docs/security.md SE-240
  it("AA-133: a redirect is not followed, and is a failure", async () => {
    receiver.respondWith("/moved", 307);
    const { id } = await create("/moved", ["channel.updated"]);
    await rename("Moved harbour");
    await eventually(async () =>
      expect(await deliveries(id)).toMatchObject([{ attempts: 1, responseStatus: 307 }]),
    );
    expect(receiver.at("/elsewhere")).toEqual([]);
  });

  // docs/security.md SE-242
  it("AA-133: a message is given up after ten attempts", async () => {
    receiver.respondWith("/dead", 503);
    const { id } = await create("/dead", ["channel.updated"]);
    await rename("Dead harbour");
    await arrived("/dead", 1);
    await db().execute(sql`
      update webhook_deliveries set attempts = 9 where webhook = ${id}`);
    await makeDue();
    await settled(id);
    expect(await deliveries(id, "?status=failed")).toMatchObject([
      { attempts: 10, responseStatus: 503, nextAttemptAt: null },
    ]);
  });

  it("AA-134: messages of one resource wait for each other, those of another do not", async () => {
    receiver.respondWith("/ordered", 500);
    const { id } = await create("/ordered", ["channel.updated", "page.published"]);
    await rename("First");
    await arrived("/ordered", 1);
    await rename("Second");
    const page = { token: "apart", url: "apart", name: "Apart" };
    await call("POST", "/channels/harbour/pages", { body: page });
    await call("POST", "/channels/harbour/pages/apart/publication", { headers: any });
    const types = (await arrived("/ordered", 2)).map(({ type }) => type);
    expect(types).toEqual(["channel.updated", "page.published"]);
    receiver.respondWith("/ordered", 204);
    await makeDue();
    await settled(id);
    const last = (await deliveries(id)).map((each: object) => Object(each).message).toReversed();
    const channel = receiver.at("/ordered").filter(({ type }) => type === "channel.updated");
    const ids = channel.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([last[0], last[0], last[1]]);
  });

  it("AA-135: deliveries are listed, the latest first, by pages and status", async () => {
    const { id } = await create("/listed", ["channel.updated"]);
    await rename("Listed once");
    await rename("Listed twice");
    await arrived("/listed", 2);
    await settled(id);
    const first = await call("GET", `${path}/${id}/deliveries?limit=1&status=delivered`);
    const next = await deliveries(id, `?limit=1&cursor=${first.body.nextCursor}`);
    const shown = [...Object(first).sent.data, ...next].map((each) => each.message);
    const sent = receiver.at("/listed").map(({ headers }) => headers["webhook-id"]);
    expect(shown).toEqual(sent.toReversed());
    expect(await deliveries(id, "?status=failed")).toEqual([]);
  });

  it("AA-136: a message that was delivered is sent once more with its id", async () => {
    const { id } = await create("/again", ["channel.updated"]);
    await rename("Again");
    await settled(id);
    const [delivery] = await deliveries(id);
    const again = `${path}/${id}/deliveries/${delivery.id}/replay`;
    expect((await call("POST", again)).status).toBe(200);
    const messages = await arrived("/again", 2);
    expect(new Set(messages.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const unknown = `${path}/${id}/deliveries/999999999/replay`;
    expect((await call("POST", unknown)).status).toBe(404);
  });

  // docs/security.md SE-241
  it("AA-137: after a rotation both secrets sign, for a day", async () => {
    const { id, secret } = await create("/rotated", ["channel.updated"]);
    const { body } = await call("POST", `${path}/${id}/secret`);
    expect(body.secret).not.toBe(secret);
    await rename("Rotated");
    const [both] = await arrived("/rotated", 1);
    expect(() => [secret, body.secret].map((each) => both?.verify(each))).not.toThrow();
    await db().execute(sql`update webhooks set previous_until = now() where id = ${id}`);
    await rename("Rotated and over");
    const [, last] = await arrived("/rotated", 2);
    expect(() => last?.verify(body.secret)).not.toThrow();
    expect(() => last?.verify(secret)).toThrow(/signature/);
  });

  // docs/security.md SE-240
  it.each([
    "http://crm.example/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "https://intranet/",
    "https://user:password@crm.example/",
    "https://metadata.internal/",
  ])("AA-138: the address %s is refused", async (url) => {
    const { status, body } = await call("POST", path, {
      body: { url, events: ["page.published"] },
    });
    expect([status, body.errors[0]?.pointer]).toEqual([422, "#/url"]);
  });

  it("AA-139: an inactive webhook has no events, and a deleted one no messages", async () => {
    const { id } = await create("/silent", ["channel.updated"]);
    await call("PATCH", `${path}/${id}`, { body: { isActive: false }, headers: any });
    await rename("Silent");
    expect(await deliveries(id)).toEqual([]);
    await call("DELETE", `${path}/${id}`, { headers: any });
    expect((await call("GET", `${path}/${id}/deliveries`)).status).toBe(404);
  });

  // docs/security.md SE-242
  it("AA-139: a channel has at most twenty webhooks", async () => {
    await call("POST", "/channels", { body: { token: "many", name: "Many" } });
    const body = { url: "https://crm.example/", events: ["page.published"] };
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await call("POST", "/channels/many/webhooks", { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });
});
