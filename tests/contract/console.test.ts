import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { channelHeaderSchema } from "../../lib/contract/channel-header.ts";
import { parseResponse } from "../../lib/contract/parse-response.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const path = "/ch/harbour/header";
const session = z.object({ access_token: z.string(), expires_at: z.string() });

describe.each(databases)("the console on $name", (database) => {
  const client = useProvider(database);
  const { console, get, json, origin } = client;
  const fault = (kind: string, more: object = {}) =>
    console.send("PUT", "/console/api/faults", { call: "header", kind, ...more });
  const resetData = () => console.send("POST", "/console/api/reset?keep=catalogue");
  afterEach(() => console.send("DELETE", "/console/api/faults"));

  it("K29: viewers of this machine are moved, and waiting sites get the new location at once", async () => {
    const located = async (query = "") =>
      (await console.get(`/console/api/location${query}`)).json();
    const before = await located();
    expect(before).toMatchObject({ vpn: false });
    const changedLocation = located(`?after=${before.version}`);
    const move = { country: "PT", vpn: true };
    const response = await console.send("PUT", "/console/api/location", move);
    expect(await response.json()).toMatchObject({ location: move });
    expect(await changedLocation).toMatchObject(move);
    const page = await (await console.get("/console/controls")).text();
    expect(page).toContain("Viewers of this machine are in Portugal, behind a VPN.");
    await resetData();
    expect(await located()).not.toHaveProperty("country");
    const wrong = await console.send("PUT", "/console/api/location", { country: "Portugal" });
    expect(wrong.status).toBe(422);
  });

  it("K1: down cuts the connection", async () => {
    await fault("down");
    await expect(get(path)).rejects.toThrow("fetch failed");
    expect((await get("/ch/harbour")).status).toBe(200);
  });

  it("K1: error responds with 500", async () => {
    await fault("error");
    const response = await get(path);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ statusCode: 500 });
  });

  it("K1: truncated responds with incomplete JSON", async () => {
    await fault("truncated");
    const response = await get(path);
    expect(response.headers.get("content-type")).toContain("json");
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it("K1: html responds with a page of status 200", async () => {
    await fault("html");
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  it("K1: wrong types drop every field", async () => {
    await fault("wrong-types");
    const { drops } = parseResponse(channelHeaderSchema, await json(path));
    expect(drops.map((drop) => drop.path.split(".")[0])).toHaveLength(3);
  });

  it("K1: bad items drop every second one and keep the rest", async () => {
    await fault("bad-items");
    const { value, drops } = parseResponse(channelHeaderSchema, await json(path));
    expect(value.navigation.map((item) => item.name)).toEqual(["Home"]);
    expect(drops).toHaveLength(1);
  });

  it("K1: slow has the same response, later", async () => {
    const plain = await json(path);
    await fault("slow", { delay_ms: 20 });
    expect(await json(path)).toEqual(plain);
  });

  it("K1: media requests can fail too", async () => {
    await console.send("PUT", "/console/api/faults", { call: "media", kind: "error" });
    expect((await get("/media/art/harbour-hero-640.avif")).status).toBe(500);
  });

  it("K2: a fault for one channel does not affect the other", async () => {
    await fault("error", { channel: "draft" });
    expect((await get("/ch/draft/header")).status).toBe(500);
    expect((await get(path)).status).toBe(200);
  });

  it("K1: an unknown kind is 422 with the reason", async () => {
    const response = await fault("moody");
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("kind");
  });

  it("K3: calls are counted by URL, with the id of the last, until they are cleared", async () => {
    await console.send("DELETE", "/console/api/calls");
    await get("/ch/harbour?r=5");
    await get("/ch/harbour?r=5", { ...asSite, "X-Request-Id": "of-the-second" });
    await get(path, { ...asSite, "X-Request-Id": "of-the-header" });
    expect(await console.json("/console/api/calls")).toEqual({
      calls: [
        { call: "channel", path: "/ch/harbour?r=5", count: 2, request_id: "of-the-second" },
        { call: "header", path, count: 1, request_id: "of-the-header" },
      ],
      total: 3,
    });
  });

  it("K4: the clock can be moved, and reset to the real time", async () => {
    await console.send("POST", "/console/api/clock", { action: "shift", ms: 3_600_000 });
    expect(await console.json("/console/api/state")).toMatchObject({
      clock: { offset_ms: 3_600_000 },
    });
    await console.send("POST", "/console/api/clock", { action: "real" });
    expect(await console.json("/console/api/state")).toMatchObject({ clock: { offset_ms: 0 } });
  });

  it("K5: reset restores everything", async () => {
    await fault("down");
    await console.send("POST", "/console/api/clock", { action: "start-next-event" });
    expect((await console.send("POST", "/console/api/reset")).status).toBe(200);
    expect(await console.json("/console/api/state")).toMatchObject({
      faults: [],
      clock: { offset_ms: 0 },
    });
    expect(await console.json("/console/api/calls")).toEqual({ calls: [], total: 0 });
    expect(await json("/ch/harbour/content/soon")).toMatchObject({
      input: { stream_state: "scheduled" },
    });
  });

  it("K8: the page names every channel, and the first step", async () => {
    const page = await (await console.get("/")).text();
    expect(page).toContain('href="http://harbour.localhost:3000/"');
    expect(page).toContain('href="http://draft.localhost:3000/video/film-1"');
    expect(page).toContain("let-me-watch");
    expect(page).toContain("for this machine alone");
  });

  // docs/security.md SE-40
  it("K13: mails are shown with their links, never as markup, and deleted on request", async () => {
    const { mails, signUp } = accountsOf(client);
    await signUp("nora@quay.example", {}, { "Accept-Language": "fr" });
    const [mail] = await mails("nora@quay.example");
    const page = await (await console.get("/console/mails")).text();
    expect(page).toContain("Confirmez votre adresse e-mail pour Harbour");
    expect(page).toContain(`href="${mail?.links[0]}"`);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    await fetch(`${console.origin()}/console/mails/clear`, { method: "POST", headers });
    expect(await mails("nora@quay.example")).toEqual([]);
    expect(await (await console.get("/console/mails")).text()).toContain("No emails yet");
  });

  it("K15: a reset of the data ends sessions, and deletes form answers, new viewers and mails", async () => {
    const { mails, me, post, signIn, signUp } = accountsOf(client);
    const { headers } = await signIn("missing");
    const fields = "/ch/harbour/users/me/registration-fields";
    const responses = [
      { registration_field_token: "berth", value: "North" },
      { registration_field_token: "born", value: 0 },
    ];
    expect((await post(fields, responses, headers)).status).toBe(204);
    await signUp("quay@quay.example");
    expect(await mails("quay@quay.example")).toHaveLength(1);

    expect((await resetData()).status).toBe(200);

    expect((await me(headers)).status).toBe(401);
    const again = await signIn("missing");
    expect(await (await me(again.headers)).json()).toMatchObject({
      has_missing_registration_fields: true,
    });
    expect(await mails("quay@quay.example")).toEqual([]);
    expect((await signUp("quay@quay.example")).status).toBe(201);
  });

  it("K15: a reset of the data clears limits, notices, faults, the clock's offset and counts", async () => {
    const { login, post } = accountsOf(client);
    for (let attempt = 0; attempt < 10; attempt += 1) await login("viewer", "not-this-one");
    expect((await login("viewer")).status).toBe(429);
    await post("/ch/harbour/notices", { kind: "csp", detail: "A script of nobody." }, asSite);
    await fault("down");
    await console.send("POST", "/console/api/clock", { action: "shift", ms: 60_000 });

    expect((await resetData()).status).toBe(200);

    expect(await console.json("/console/api/state")).toMatchObject({
      faults: [],
      clock: { offset_ms: 0 },
    });
    expect(await console.json("/console/api/calls")).toEqual({ calls: [], total: 0 });
    expect(await console.json("/console/api/notices?channel=harbour")).toEqual({ notices: [] });
    expect((await login("viewer")).status).toBe(200);
  });

  it("K15: a reset of the data does not change the catalogue", async () => {
    const film = "/ch/harbour/content/film-1";
    const before = Object(await json(film));
    await resetData();
    expect(await json(film)).toEqual({ ...before, now: expect.any(String) });
  });

  it("K16: a session of a seeded viewer is started without a password", async () => {
    const { bearer, me, signUp } = accountsOf(client);
    const start = (viewer: string, channel = "harbour") =>
      console.send("POST", "/console/api/sessions", { channel, viewer });
    const started = session.parse(await (await start("member")).json());
    expect(await (await me(bearer(started.access_token))).json()).toMatchObject({
      email: "member@harbour.example",
    });
    await signUp("stranger@harbour.example");
    for (const nobody of [start("stranger"), start("viewer", "elsewhere")]) {
      expect((await nobody).status).toBe(404);
    }
    expect((await console.send("POST", "/console/api/sessions", {})).status).toBe(422);
  });

  // docs/security.md SE-40
  it("K14: calls are counted without the secrets in their URLs", async () => {
    const post = { method: "POST", headers: { Authorization: "Bearer a-secret" } };
    await fetch(`${origin()}/channel/harbour/reset/a-secret`, post);
    await fetch(`${origin()}/channel/harbour/users/a-secret/verification`, post);
    await get("/ch/harbour/content/film-1?context=film-2&p=a-secret&sg=a-secret");
    await get("/ch/harbour?access_token=a-secret", { Authorization: "Bearer a-secret" });
    const calls = JSON.stringify(await console.json("/console/api/calls"));
    const page = await (await console.get("/console/controls")).text();
    expect(calls).toContain("/channel/harbour/reset/…");
    expect(calls).toContain("/ch/harbour/content/film-1?context=film-2");
    expect(calls + page).not.toContain("a-secret");
  });
});
