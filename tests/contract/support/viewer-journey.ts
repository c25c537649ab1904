import { expect } from "vitest";
import { z } from "zod";
import { contentSchema } from "../../../lib/contract/content.ts";
import { hostedCheckoutSchema, purchasesSchema } from "../../../lib/contract/purchase.ts";
import { viewerContentStatesSchema } from "../../../lib/contract/viewer-content-states.ts";
import { accountsOf } from "./accounts.ts";
import { cards } from "./payments.ts";
import type { ProviderClient } from "./provider.ts";

const site = "http://demo.localhost:3000";
const password = "a-boat-at-sea";
const savedFilm = "morning-fog";
const paidFilm = "swallowtail-season";

const tokens = z
  .object({ data: z.array(z.object({ token: z.string() })) })
  .transform(({ data }) => data.map(({ token }) => token));
const named = z.object({ name: z.string() }).transform(({ name }) => name);
const navigation = z
  .object({ navigation: z.array(named) })
  .transform(({ navigation: items }) => items);
const contentName = contentSchema.transform(({ input }) => input.name);
const session = z.object({ access_token: z.string() });

type Headers = Record<string, string>;

/** The calls of a viewer of the demo's first channel to a provider, each as short as a test compares it. */
export function journeyOf(client: ProviderClient) {
  const { post, mails, bearer, forgetLimits } = accountsOf(client, "demo");
  const read = async <T extends z.ZodType>(schema: T, path: string, headers?: Headers) =>
    schema.parse(await client.json(`/ch/demo${path}`, headers));
  const watch = async (headers: Headers) =>
    (await client.get(`/ch/demo/content/${paidFilm}`, headers)).status;

  const journey = {
    /** What everybody may read. */
    catalogue: async () => ({
      channel: await read(named, ""),
      navigation: await read(navigation, "/header"),
      sections: await read(tokens, "/pages/home/sections"),
      row: await read(tokens, "/pages/home/sections/home-new/content"),
      content: await read(contentName, `/content/${savedFilm}`),
      offers: await read(tokens, "/paywalls"),
      found: await read(
        tokens,
        "/pages/search/sections/search-results/content?q=light&filter_by=stream_state:vod",
      ),
      suggested: (await read(tokens, "/search/suggestions?q=morning"))[0],
    }),
    /** Opens an account and confirms its address. */
    signUp: async (email: string) => {
      const names = { first_name: "Nora", last_name: "Quay" };
      const body = { email, password, ...names, success_url: `${site}/user/verify/` };
      const created = await post("/channel/demo/signup", body);
      const link = (await mails(email))[0]?.links[0] ?? "";
      const secret = URL.parse(link)?.searchParams.get("verify_token");
      const verified = await post(`/channel/demo/users/${secret}/verification`);
      return [created.status, verified.status];
    },
    /** The headers of a new session. */
    signIn: async (email: string): Promise<Headers> => {
      const response = await post("/channel/demo/login", { email, password });
      expect(response.status).toBe(200);
      return bearer(session.parse(await response.json()).access_token);
    },
    /** Adds a film to the watch list and saves a position in it. */
    saveFilm: async (headers: Headers) => {
      const position = { userId: "x", inputToken: savedFilm, currentTime: 42 };
      const responses = [
        await post("/watchlist", { inputToken: savedFilm }, headers),
        await post("/ch/demo/users/current-time", position, headers),
      ];
      return responses.map(({ status }) => status);
    },
    /** Buys a film with a test card. */
    buyFilm: async (headers: Headers) => {
      const urls = { success_url: `${site}/payment/confirm`, cancel_url: `${site}/` };
      const body = { ...urls, context: paidFilm };
      const started = await post("/ch/demo/paywalls/one-film/one-film-once", body, headers);
      const { pathname, search } = new URL(hostedCheckoutSchema.parse(await started.json()).url);
      const paid = await fetch(client.origin() + pathname + search, {
        method: "POST",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ do: "pay", number: cards.pays, expiry: "12/44", code: "123" }),
        redirect: "manual",
      });
      return [started.status, paid.status];
    },
    /** What is the viewer's own. */
    belongings: async (headers: Headers) => {
      const states = await read(
        viewerContentStatesSchema,
        "/users/me/viewership-metadata",
        headers,
      );
      const purchases = await read(purchasesSchema, "/users/purchases", headers);
      const saved = states.data[savedFilm];
      return {
        me: (await client.get("/ch/demo/users/me?r=1", headers)).status,
        isListed: saved?.watchlistAddedAt !== undefined,
        position: saved?.progress?.current_time_s,
        unlocked: states.unlocked,
        purchases: purchases.data.length,
        paidFilm: await watch(headers),
      };
    },
    signOut: async (headers: Headers) => {
      const { status } = await post("/channel/demo/logout", {}, headers);
      return [status, (await client.get("/ch/demo/users/me?r=1", headers)).status];
    },
  };
  return {
    ...journey,
    forgetLimits,
    /** All of it as a new viewer. */
    whole: async (email: string) => {
      const catalogue = await journey.catalogue();
      const signedUp = await journey.signUp(email);
      const headers = await journey.signIn(email);
      const before = await journey.belongings(headers);
      const saved = await journey.saveFilm(headers);
      const bought = await journey.buyFilm(headers);
      const after = await journey.belongings(headers);
      const signedOut = await journey.signOut(headers);
      return { catalogue, signedUp, before, saved, bought, after, signedOut };
    },
  };
}
