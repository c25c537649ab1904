import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { channelSchema } from "../../lib/contract/channel.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";
import { startDnsServer } from "./support/start-dns-server.ts";

const dns = await startDnsServer();
afterAll(dns.close);

const domainSchema = z.looseObject({
  domain: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
});

describe.each(oneDatabase)("domains of the admin API on $name", (database) => {
  const provider = useProvider(database, { dnsServers: [dns.address] });
  const { call } = useAdmin(provider);
  const path = (domain: string, channel = "harbour") =>
    `/channels/${channel}/domains/${encodeURIComponent(domain)}`;
  const add = async (domain: string, channel = "harbour") => {
    const reply = await call("POST", `/channels/${channel}/domains`, { body: { domain } });
    expect(reply.status).toBe(201);
    return domainSchema.parse(reply.sent);
  };
  const prove = (domain: string, channel?: string) =>
    call("POST", `${path(domain, channel)}/proof`);
  const addProven = async (domain: string, channel?: string) => {
    const { record } = await add(domain, channel);
    dns.setTxt(record.name, record.value);
    expect((await prove(domain, channel)).status).toBe(200);
  };
  const change = (domain: string, body: object) =>
    call("PATCH", path(domain), { body, headers: { "If-Match": "*" } });
  const channelAt = async (host: string) => {
    const response = await provider.get(`/hosts/${encodeURIComponent(host)}`);
    return response.ok ? await response.json() : response.status;
  };
  const origin = async () => (await provider.whole(channelSchema, "/ch/harbour")).origin;

  it("AA-92: a domain is stored as DNS writes it, whatever its script, case and final dot", async () => {
    expect((await add("Bücher.Example.")).domain).toBe("xn--bcher-kva.example");
    const { status, sent } = await call("GET", path("BÜCHER.example"));
    expect([status, sent]).toEqual([200, expect.objectContaining({ primary: false })]);
  });

  it.each(["localhost", "demo.localhost", "127.0.0.1", "acme", "a.b:80", "-a.example", "a..b"])(
    "AA-92: %s is no domain of an owner",
    async (domain) => {
      const { status, body } = await call("POST", "/channels/harbour/domains", {
        body: { domain },
      });
      expect([status, body.errors[0]?.pointer]).toEqual([422, "#/domain"]);
    },
  );

  it("AA-93, PA-348: a domain finds its channel once its record is found, and only then", async () => {
    const { record } = await add("watch.acme.example");
    expect(record.name).toBe("_marquee.watch.acme.example");
    expect((await prove("watch.acme.example")).status).toBe(409);
    expect(await channelAt("watch.acme.example")).toBe(404);
    dns.setTxt(record.name, record.value);
    expect((await prove("watch.acme.example")).body.provenAt).toEqual(expect.any(String));
    const found = { token: "harbour", redirects: false };
    expect(await channelAt("Watch.Acme.Example.")).toMatchObject(found);
  });

  // docs/security.md SE-230
  it("AA-93: the record of one channel proves nothing for another", async () => {
    await addProven("shared.example");
    await add("shared.example", "draft");
    expect((await prove("shared.example", "draft")).status).toBe(409);
    expect(await channelAt("shared.example")).toMatchObject({ token: "harbour" });
  });

  it("AA-93: a domain that a channel has proven is not proven by another", async () => {
    await addProven("taken.example");
    const { record } = await add("taken.example", "draft");
    dns.setTxt(record.name, record.value);
    const { status, body } = await prove("taken.example", "draft");
    expect([status, body.type]).toEqual([409, "urn:marquee:problem:already-exists"]);
  });

  it("AA-93: DNS servers that fail are reported as unavailable", async () => {
    await add("broken.example");
    expect((await prove("broken.example")).status).toBe(503);
  });

  it("AA-94, PA-349: the channel's origin is its primary domain, on the port of the site", async () => {
    await addProven("main.example");
    expect((await change("main.example", { primary: true })).status).toBe(200);
    expect(await origin()).toBe("http://main.example:3000");
    expect((await change("main.example", { primary: false })).status).toBe(200);
    expect(await origin()).toBe("http://harbour.localhost:3000");
  });

  it("AA-94: mails lead to the primary domain only", async () => {
    await addProven("mails.example");
    await change("mails.example", { primary: true });
    const email = "viewer@harbour.example";
    const send = (origin: string) => {
      const success_url = `${origin}/user/changePassword`;
      return provider.send("POST", "/channel/harbour/forgot", { email, success_url, vfchost: "" });
    };
    expect((await send("http://harbour.localhost:3000")).status).toBe(422);
    expect((await send("http://mails.example:3000")).status).toBe(204);
    const mails = () => provider.console.json(`/console/api/mails?to=${email}`);
    const link = expect.stringContaining("http://mails.example:3000/user/changePassword?");
    await expect.poll(mails).toMatchObject({ mails: [{ links: [link] }] });
    await change("mails.example", { primary: false });
  });

  it("AA-94: there is one primary domain, and others lead to it if the owner says so", async () => {
    await addProven("first.example");
    await addProven("second.example");
    await change("first.example", { primary: true });
    await change("second.example", { primary: true, redirectsOthers: true });
    const first = await call("GET", path("first.example"));
    expect(first.body).toMatchObject({ primary: false, redirectsOthers: false });
    expect(await channelAt("first.example")).toMatchObject({ redirects: true });
    const channel = await provider.whole(channelSchema, "/ch/harbour");
    expect(channel).toMatchObject({ origin: "http://second.example:3000", redirectHosts: true });
  });

  it("AA-94: a domain without a proof is not the primary one", async () => {
    await add("unproven.example");
    expect((await change("unproven.example", { primary: true })).status).toBe(409);
  });

  it("AA-94: a removed domain serves the channel no more", async () => {
    await addProven("old.example");
    await change("old.example", { primary: true });
    const headers = { "If-Match": "*" };
    expect((await call("DELETE", path("old.example"), { headers })).status).toBe(204);
    expect(await channelAt("old.example")).toBe(404);
    expect(await origin()).toBe("http://harbour.localhost:3000");
  });
});
