import { describe, expect, it } from "vitest";
import { signPass } from "../../lib/contract/signed-pass.ts";
import { contentSchema } from "../../lib/contract/content.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { draft, harbour } from "./support/catalogue.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const secret = asSite["X-Provider-Secret"];
const hour = 60 * 60_000;

/** A draft that requires signing in, where one film is paid and one is only for Denmark. */
const closed: SeedCatalogue = {
  ...draft,
  channel: { ...draft.channel, subscriptionType: "force" },
  contents: draft.contents.map((each) =>
    each.token === "film-2" ? { ...each, access: "paid" as const } : each,
  ),
  rights: [
    {
      token: "danish",
      content: "film-3",
      kind: "window",
      territory: { allowed: ["DK"] },
    },
  ],
};

// docs/security.md SE-145
describe.each(databases)("preview links on $name", (database) => {
  const { get, json, whole } = useProvider(database, { catalogues: [harbour, closed] });
  const passTo = (video: string, { channel = "draft", forMs = hour, by = secret } = {}) =>
    signPass(by, { purpose: "preview", channel, what: `/video/${video}` }, Date.now() + forMs);
  const openLink = (pass: string, path = "/ch/draft/content-preview/film-1", more = {}) =>
    get(path, { "X-Preview-Pass": pass, ...more });

  it("V13: the content of the link's page is open, and contains nothing of a viewer", async () => {
    expect((await get("/ch/draft/content-preview/film-1")).status).toBe(401);
    for (const film of ["film-1", "film-2"]) {
      const path = `/ch/draft/content-preview/${film}`;
      const shown = await whole(contentSchema, path, { "X-Preview-Pass": passTo(film) });
      expect(shown).toMatchObject({ token: film, playback: { hls: expect.any(String) } });
      expect(shown.user).toBeUndefined();
      expect(shown.shared_s).toBeUndefined();
    }
  });

  it.each([
    ["another content's", () => passTo("film-2")],
    ["another channel's", () => passTo("film-1", { channel: "harbour" })],
    ["an expired", () => passTo("film-1", { forMs: -1 })],
    ["a too long", () => passTo("film-1", { forMs: 25 * hour })],
    ["a wrongly signed", () => passTo("film-1", { by: "x".repeat(40) })],
    ["a changed", () => `zzzzzzzz.${passTo("film-1").split(".")[1]}`],
    ["an invalid", () => "hello"],
  ])("V14: %s pass opens nothing", async (_, pass) => {
    const response = await openLink(pass());
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ statusCode: 410, source: "PREVIEW_OVER" });
  });

  it("V14: a pass is ignored on a published channel, and without a preview call", async () => {
    const published = passTo("film-1", { channel: "harbour" });
    expect((await openLink(published, "/ch/harbour/content-preview/film-1")).status).toBe(404);
    expect((await openLink(passTo("film-1"), "/ch/draft/content/film-1")).status).toBe(401);
  });

  it("V15: a content that is closed in a country stays closed", async () => {
    const path = "/ch/draft/content-preview/film-3";
    const from = (country: string) => ({ ...asSite, "X-Viewer-Country": country });
    expect((await openLink(passTo("film-3"), path, from("DE"))).status).toBe(423);
    expect(await json(path, { "X-Preview-Pass": passTo("film-3"), ...from("DK") })).toMatchObject({
      token: "film-3",
    });
  });
});
