import { expect } from "vitest";
import { z } from "zod";
import {
  hostedCheckoutSchema,
  invoicesSchema,
  purchaseDetailsSchema,
  purchasesSchema,
} from "../../../lib/contract/purchase.ts";
import { accountsOf, site } from "./accounts.ts";
import type { ProviderClient } from "./provider.ts";

/** Numbers of the sandbox's cards. */
export const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  secondStep: "4000 0025 0000 3155",
  slow: "4000 0000 0000 0077",
  failsLater: "4000 0000 0000 0341",
};

const urls = { success_url: `${site}/payment/confirm?action=checkout`, cancel_url: `${site}/` };
const state = z.object({ clock: z.object({ now: z.number() }) });

/** The calls of tests that buy an offer of the harbour. */
export function shopOf(provider: ProviderClient) {
  const { console, get, origin, whole } = provider;
  const accounts = accountsOf(provider);
  /** An access token is valid for seven days, and tests run for a year: each call signs in again. */
  const as = async (name: string) => (await accounts.signIn(name)).headers;
  const post = async (name: string, path: string, body: object = {}, key?: string) =>
    accounts.post(`/ch/harbour${path}`, body, {
      ...(await as(name)),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    });
  const start = (name: string, price: string, more: object = {}, key?: string) =>
    post(name, `/paywalls/${price}`, { ...urls, ...more }, key);
  const open = async (response: Response | Promise<Response>) => {
    const opened = await response;
    expect(opened.status).toBe(200);
    return hostedCheckoutSchema.parse(await opened.json());
  };
  const press = (url: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    fetch(origin() + new URL(url).pathname + new URL(url).search, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", "Accept-Language": "en", ...more },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const pay = (url: string, number = cards.pays) =>
    press(url, { do: "pay", number, expiry: "12/44", code: "123" });
  const clock = async () => state.parse(await console.json("/console/api/state")).clock.now;
  return {
    as,
    post,
    start,
    open,
    press,
    pay,
    clock,
    /** Buys it with a card that pays, and returns the session. */
    buy: async (name: string, price: string, more: object = {}, number = cards.pays) => {
      const session = await open(start(name, price, more));
      const paid = await pay(session.url, number);
      expect(paid.status).toBe(303);
      return session;
    },
    details: async (name: string, session: string) =>
      whole(
        purchaseDetailsSchema,
        `/ch/harbour/sessions/${session}/purchase-details`,
        await as(name),
      ),
    purchases: async (name: string) =>
      (await whole(purchasesSchema, "/ch/harbour/users/purchases", await as(name))).data,
    invoices: async (name: string) =>
      (await whole(invoicesSchema, "/ch/harbour/users/invoices", await as(name))).data,
    /** The status of a paid film. */
    watch: async (name: string, film = "film-1", query = "") =>
      (await get(`/ch/harbour/content/${film}${query}`, await as(name))).status,
    /** Moves the provider's clock to a moment (epoch ms), and runs all work that is due by then. */
    goTo: async (at: number) => {
      const ms = Math.round(at - (await clock()));
      const response = await console.send("POST", "/console/api/clock", { action: "shift", ms });
      expect(response.status).toBe(200);
    },
    /** Enters another card for the subscription to a paywall. */
    changeCard: async (name: string, paywall: string, number: string) => {
      const response = await post(name, `/users/${paywall}/payment-method-session`, urls);
      const { url } = z.object({ url: z.string() }).parse(await response.json());
      expect((await pay(url, number)).status).toBe(303);
    },
    mails: accounts.mails,
  };
}
