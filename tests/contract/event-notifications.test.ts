import { afterEach, describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { viewerContentStatesSchema } from "../../lib/contract/viewer-content-states.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const site = "http://harbour.localhost:3000";
const mailOf = (name: string) => `${name}@harbour.example`;

describe.each(databases)("notifications of events on $name", { timeout: 60_000 }, (database) => {
  const client = useProvider(database);
  const { login, signIn, bearer, me, mails, post } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  /** The provider has sent all due notifications before its mailbox responds. */
  async function order(path: string, body: object): Promise<number> {
    const { status } = await client.console.send("POST", `/console/api/${path}`, body);
    await client.console.json("/console/api/mails");
    return status;
  }
  const clock = (body: object) => order("clock", body);
  const change = (body: object) =>
    order("events", { channel: "harbour", content: "soon", ...body });
  const soon = async () => (await client.whole(contentSchema, "/ch/harbour/content/soon")).input;
  /** Ms until it starts, while the clock is the real one. */
  const untilSoon = async () => ((await soon()).start_time ?? 0) - Date.now();
  const subjects = async (name: string) =>
    (await mails(mailOf(name))).map(({ subject }) => subject).toReversed();

  /** Signs in a viewer with a language, who subscribes to the next event. */
  async function awaiting(name: string, language = "en") {
    const user = await (await login(name, undefined, { "Accept-Language": language })).json();
    const headers = bearer(user.access_token);
    const subscription = { inputToken: "soon", channelToken: "harbour" };
    expect((await post("/live-notifications", subscription, headers)).status).toBe(204);
    return headers;
  }
  const alertsOf = async (headers: Record<string, string>) =>
    (await (await me(headers)).json()).alerts;

  it("D1: a start is one mail in the viewer's language, and one alert", async () => {
    const headers = await awaiting("viewer", "fr");
    const { start_time: start = 0 } = await soon();
    await clock({ action: "start-next-event" });
    const [mail, ...others] = await mails(mailOf("viewer"));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Quay soon a commencé");
    expect(mail?.links).toEqual([`${site}/video/soon`]);
    const hour = new Date(start).toISOString().slice(11, 13);
    expect(mail?.text).toMatch(new RegExp(`${hour}:\\d\\d UTC`));
    expect(await alertsOf(headers)).toBe(1);
  });

  // docs/security.md SE-101
  it("D1: the mail is sent to the account's address and contains nothing from the request", async () => {
    const { headers } = await signIn("viewer");
    const typed = {
      email: "somebody@elsewhere.example",
      name: "typed",
      url: "https://typed.example",
    };
    const subscription = { inputToken: "soon", channelToken: "harbour", ...typed };
    expect((await post("/live-notifications", subscription, headers)).status).toBe(204);
    await clock({ action: "start-next-event" });
    const [mail] = await mails(mailOf("viewer"));
    expect(mail?.subject).toBe("Quay soon has started");
    expect(mail?.text).not.toMatch(/typed|Vera/);
    expect(await mails(typed.email)).toEqual([]);
  });

  it("D1: each viewer gets the mail in their language, and a viewer without a subscription gets nothing", async () => {
    await awaiting("viewer", "ja");
    await awaiting("member", "de");
    await clock({ action: "start-next-event" });
    expect(await subjects("viewer")).toEqual(["「Quay soon」が始まりました"]);
    expect(await subjects("member")).toEqual(["Quay soon hat begonnen"]);
    expect(await subjects("alerts")).toEqual([]);
  });

  it("D1: a viewer of an identity provider gets the mail in the language of their subscription", async () => {
    const session = { channel: "harbour", viewer: "social" };
    const started = await client.console.send("POST", "/console/api/sessions", session);
    const { access_token: token } = await started.json();
    const headers = { ...bearer(token), "Accept-Language": "da" };
    await post("/live-notifications", { inputToken: "soon", channelToken: "harbour" }, headers);
    await clock({ action: "start-next-event" });
    expect(await subjects("social")).toEqual(["Quay soon er begyndt"]);
  });

  it("D2: a start is notified once, whatever the clock does, and the next day's again", async () => {
    const headers = await awaiting("viewer");
    await clock({ action: "start-next-event" });
    await clock({ action: "shift", ms: -10 * minute });
    await clock({ action: "shift", ms: 10 * minute });
    expect(await subjects("viewer")).toHaveLength(1);
    await clock({ action: "shift", ms: day });
    expect(await subjects("viewer")).toHaveLength(2);
    expect(await alertsOf(headers)).toBe(2);
  });

  it("D3: a subscription after the start is for the next event, and a cancelled one for none", async () => {
    const headers = await awaiting("member");
    const body = JSON.stringify({ inputToken: "soon", channelToken: "harbour" });
    await fetch(`${client.origin()}/live-notifications`, {
      method: "DELETE",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
    await clock({ action: "start-next-event" });
    await clock({ action: "shift", ms: minute });
    await awaiting("viewer");
    await clock({ action: "shift", ms: minute });
    expect([await subjects("viewer"), await subjects("member")]).toEqual([[], []]);
    await clock({ action: "shift", ms: day });
    expect([await subjects("viewer"), await subjects("member")]).toEqual([
      ["Quay soon has started"],
      [],
    ]);
  });

  it("D4: a start that could not be notified within ten minutes is not notified", async () => {
    await awaiting("viewer");
    await clock({ action: "shift", ms: (await untilSoon()) + 11 * minute });
    expect(await subjects("viewer")).toEqual([]);
  });

  it("D5: a moved start is notified at once by mail, and again when it starts", async () => {
    const headers = await awaiting("viewer");
    const before = (await soon()).start_time ?? 0;
    await change({ action: "move", minutes: 30 });
    expect((await soon()).start_time).toBe(before + 30 * minute);
    expect(await subjects("viewer")).toEqual(["Quay soon starts at a different time"]);
    expect(await alertsOf(headers)).toBe(0);
    await clock({ action: "shift", ms: (await untilSoon()) - 29 * minute });
    expect(await subjects("viewer")).toHaveLength(1);
    expect(await soon()).toMatchObject({ stream_state: "scheduled" });
    await clock({ action: "shift", ms: 30 * minute });
    expect(await subjects("viewer")).toEqual([
      "Quay soon starts at a different time",
      "Quay soon has started",
    ]);
    expect(await soon()).toMatchObject({ stream_state: "live", start_time: before + 30 * minute });
  });

  it("D5: a started event that is moved to later is notified once more at its new start", async () => {
    await awaiting("viewer");
    await clock({ action: "start-next-event" });
    await change({ action: "move", minutes: 30 });
    expect(await soon()).toMatchObject({ stream_state: "scheduled" });
    await clock({ action: "shift", ms: 31 * minute });
    expect(await subjects("viewer")).toEqual([
      "Quay soon has started",
      "Quay soon starts at a different time",
      "Quay soon has started",
    ]);
  });

  it("D6: a cancelled event says so, is notified by mail, and does not begin", async () => {
    const headers = await awaiting("viewer", "sv");
    await change({ action: "cancel" });
    expect(await soon()).toMatchObject({ stream_state: "scheduled", cancelled: true });
    const row = "/ch/harbour/pages/home/sections/on-air/content";
    const { data: items } = await client.whole(sectionItemsSchema, row);
    expect(items.find(({ token }) => token === "soon")?.input.cancelled).toBe(true);
    const { data } = await client.whole(
      viewerContentStatesSchema,
      "/ch/harbour/users/me/viewership-metadata",
      headers,
    );
    expect(data.soon).toMatchObject({ liveStreamCancelled: true });
    expect(data.soon?.liveStreamStartsAt).toBeUndefined();
    await clock({ action: "shift", ms: (await untilSoon()) + minute });
    expect(await subjects("viewer")).toEqual(["Quay soon är inställt"]);
    expect(await soon()).toMatchObject({ stream_state: "scheduled", cancelled: true });
    await clock({ action: "shift", ms: day });
    expect(await subjects("viewer")).toEqual(["Quay soon är inställt", "Quay soon har börjat"]);
  });

  it("D6: an event that is restored says so, and begins", async () => {
    await awaiting("viewer");
    await change({ action: "cancel" });
    await change({ action: "restore" });
    await clock({ action: "start-next-event" });
    expect(await subjects("viewer")).toEqual([
      "Quay soon is cancelled",
      "Quay soon takes place after all",
      "Quay soon has started",
    ]);
    expect((await soon()).cancelled).toBeUndefined();
  });

  it("D6: a subscription after a change gets no notification of the change", async () => {
    await change({ action: "move", minutes: 10 });
    await awaiting("viewer");
    await clock({ action: "shift", ms: minute });
    expect(await subjects("viewer")).toEqual([]);
  });

  it("D7: a response about an event that may change is shared for 15 s, and never past its start or end", async () => {
    const shared = async () =>
      (await client.whole(contentSchema, "/ch/harbour/content/soon")).shared_s ?? 0;
    expect(await shared()).toBe(15);
    await change({ action: "move", minutes: 20 });
    await clock({ action: "shift", ms: (await untilSoon()) - 10_000 });
    expect(await shared()).toBeLessThanOrEqual(10);
    await clock({ action: "shift", ms: 45 * minute });
    expect(await soon()).toMatchObject({ stream_state: "live" });
    expect(await shared()).toBeLessThanOrEqual(10);
  });

  it.each([
    ["an unknown content", { content: "nothing", action: "cancel" }, 404],
    ["a film", { content: "film-1", action: "cancel" }, 422],
    ["a start more than twelve hours away", { action: "move", minutes: 721 }, 422],
    ["a number that is not whole minutes", { action: "move", minutes: 1.5 }, 422],
  ])("K28: the console rejects a change of %s", async (_, refused, status) => {
    expect(await change(refused)).toBe(status);
  });

  it("K28: the console's page moves, cancels and restores events, and a reset restores all", async () => {
    const form = (fields: Record<string, string>) =>
      fetch(`${client.console.origin()}/console/events`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: client.console.origin() },
        body: new URLSearchParams({ channel: "harbour", content: "soon", ...fields }),
      });
    const page = async () => (await client.console.get("/console/controls")).text();
    expect((await form({ action: "cancel" })).status).toBe(303);
    expect(await page()).toContain('aria-label="Restore Quay soon"');
    expect((await form({ action: "move", minutes: "5" })).status).toBe(422);
    await form({ action: "restore" });
    expect((await form({ action: "move", minutes: "-4" })).status).toBe(303);
    expect(await page()).toContain('aria-label="Back to plan Quay soon"');
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
    expect(await page()).not.toContain('aria-label="Back to plan Quay soon"');
  });
});
