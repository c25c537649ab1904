import { describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import type { CatalogueChannel } from "../../provider/seed/catalogue-channel.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { accountsOf } from "./support/accounts.ts";
import { harbour } from "./support/catalogue.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const needs = new Map([
  ["film-1", "paid" as const],
  ["film-2", "signed_in" as const],
]);

/** The harbour's programme on a channel of another kind: film-1 requires a payment, film-2 an account. */
function channelOf(token: string, more: Partial<CatalogueChannel>): SeedCatalogue {
  return {
    ...harbour,
    channel: { ...harbour.channel, token, channelId: `ch_${token}`, ...more },
    contents: harbour.contents.map((one) => ({ ...one, access: needs.get(one.token) })),
  };
}

const { registration } = harbour.channel;
const catalogues = [
  channelOf("pier", {}),
  channelOf("club", {
    subscriptionType: "force",
    registration: registration && { ...registration, beforeWatching: true },
  }),
];

describe.each(databases)("access to contents on $name", (database) => {
  const client = useProvider(database, { catalogues });
  const { get, whole } = client;
  const requestContent = async (
    channel: string,
    token: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await get(`/ch/${channel}/content/${token}`, headers);
    expect(response.headers.get("cache-control")).toMatch(/no-store$/);
    return { status: response.status, body: await response.json() };
  };
  const as = async (channel: string, name: string) =>
    (await accountsOf(client, channel).signIn(name)).headers;
  const errorOf = (status: number, more: object) => ({
    status,
    body: expect.objectContaining({ statusCode: status, ...more }),
  });
  const preview = expect.objectContaining({ name: "Harbour 1" });

  it("G1: a free content is open to visitors, and its response may be shared", async () => {
    const { playback, shared_s, user, alertCount } = await whole(
      contentSchema,
      "/ch/pier/content/film-3",
    );
    expect(playback).toBeDefined();
    expect(shared_s).toBe(60);
    expect([user, alertCount]).toEqual([undefined, undefined]);
  });

  it("G2: a viewer's response contains their group and alerts, and is never shared", async () => {
    const member = await requestContent("pier", "film-3", await as("pier", "member"));
    expect(member.body).toMatchObject({ user: { subscribersGroup: "members" }, alertCount: 0 });
    expect(member.body).not.toHaveProperty("shared_s");
    const alerts = await requestContent("pier", "film-3", await as("pier", "alerts"));
    expect(alerts.body).toMatchObject({ alertCount: 3 });
  });

  it("G3: a paid content is 402 for everybody without a payment", async () => {
    const refusal = errorOf(402, { data: { inputPreview: preview } });
    expect(await requestContent("pier", "film-1")).toEqual(refusal);
    expect(await requestContent("pier", "film-1", await as("pier", "viewer"))).toEqual(refusal);
    const member = await requestContent("pier", "film-1", await as("pier", "member"));
    expect(member.status).toBe(200);
    expect(member.body).toHaveProperty("playback.hls");
  });

  it("G3: a paid content is described for its share card, without playback (PA-341)", async () => {
    const { body } = await requestContent("pier", "film-1");
    expect(body.data.inputPreview).toMatchObject({
      name: "Harbour 1",
      published_at: expect.stringMatching(/^\d{4}-/),
      seo: { image: expect.stringMatching(/\/shares\/.*\{w\}\.jpg$/) },
    });
    expect(JSON.stringify(body)).not.toMatch(/\.m3u8|\.vtt/);
  });

  it("G4: a content for signed-in viewers is 401 without a session, with a message that ends no session", async () => {
    const refusal = await requestContent("pier", "film-2");
    expect(refusal).toEqual(errorOf(401, { message: "Sign in to watch this." }));
    expect((await requestContent("pier", "film-2", await as("pier", "viewer"))).status).toBe(200);
  });

  it("G5: a channel that requires sign-in opens nothing without an access token", async () => {
    for (const token of ["film-1", "film-3", "always-on", "later"]) {
      expect((await requestContent("club", token)).status).toBe(401);
    }
    const headers = await as("club", "viewer");
    expect((await requestContent("club", "film-3", headers)).status).toBe(200);
    expect((await requestContent("club", "film-1", headers)).status).toBe(402);
  });

  it("G6: where a form must be completed before watching, 428 takes precedence over 402", async () => {
    const headers = await as("club", "missing");
    const refusal = errorOf(428, { source: "MISSING_REGISTRATION" });
    expect(await requestContent("club", "film-3", headers)).toEqual(refusal);
    expect(await requestContent("club", "film-1", headers)).toEqual(refusal);
    expect((await requestContent("pier", "film-3", await as("pier", "missing"))).status).toBe(200);
    const formAnswers = [
      { registration_field_token: "berth", value: "North" },
      { registration_field_token: "born", value: 0 },
    ];
    await accountsOf(client).post("/ch/club/users/me/registration-fields", formAnswers, headers);
    expect((await requestContent("club", "film-3", headers)).status).toBe(200);
  });

  it("G7: an invalid access token is 401 with the message that ends a session, even where everything is free", async () => {
    const dead = { Authorization: `Bearer ${"x".repeat(43)}` };
    expect(await requestContent("pier", "film-3", dead)).toEqual(
      errorOf(401, { message: "token expired" }),
    );
    expect(await requestContent("pier", "film-3", { Authorization: "Bearer x" })).toEqual(
      errorOf(401, { message: "token format is invalid" }),
    );
    const foreign = await as("club", "member");
    expect((await requestContent("pier", "film-1", foreign)).status).toBe(401);
  });

  it("G8: the items of a row say what their content requires", async () => {
    const accessOn = async (channel: string) => {
      const path = `/ch/${channel}/pages/home/sections/all/content`;
      return (await whole(sectionItemsSchema, path)).data.slice(0, 3).map(({ access }) => access);
    };
    expect(await accessOn("pier")).toEqual(["paid", "signed_in", "free"]);
    expect(await accessOn("club")).toEqual(["paid", "signed_in", "signed_in"]);
  });
});
