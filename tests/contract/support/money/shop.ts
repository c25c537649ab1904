import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { hostedCheckoutSchema } from "../../../../lib/contract/purchase.ts";
import { viewers } from "../../../../provider/db/accounts-schema.ts";
import { issueAccessToken } from "../../../../provider/db/access-tokens.ts";
import { checkoutSessions, purchases } from "../../../../provider/db/commerce-schema.ts";
import type { Db } from "../../../../provider/db/database.ts";
import { promoCodes } from "../../../../provider/db/offers-schema.ts";
import {
  priceSwitches,
  refunds,
} from "../../../../provider/db/refunds-and-price-changes-schema.ts";
import { site } from "../accounts.ts";
import type { ProviderClient } from "../provider.ts";
import type { StripeServer } from "../stripe-server.ts";
import { stripeIdOf, webhooksOf } from "../stripe-shop.ts";
import { codeEffects, type CodeName, fewUses, type Memory } from "./reference.ts";
import type { Return } from "./returns.ts";
import type { WatchedProcessor } from "./watched-processor.ts";

/** A payment page that was opened. `stripe` is its id at Stripe. */
export type OpenedPage = {
  viewer: number;
  session: string;
  url: string;
  stripe: string;
  price: string;
  code: CodeName | undefined;
  /** How far the clock had been moved when the page was last known to be open. */
  openedAt: number;
  /** The provider knows its state: an event of a payment was processed, or the page has expired. */
  isReported: boolean;
};

/** Two viewers in two tabs (one for each provider) of a shop, and its state for random actions. */
export type Shop = {
  run: string;
  db: Db;
  tabs: [ProviderClient, ProviderClient];
  stripe: StripeServer | undefined;
  watched: WatchedProcessor;
  people: [string, string];
  codes: Record<CodeName, string>;
  /** Payments of the processor that existed before. */
  since: number;
  giftAddress: string;
  pages: OpenedPage[];
  disputes: { facts: Record<string, unknown>; back: Return }[];
  returns: Return[];
  memory: Memory;
  /** How far the clock was moved. */
  moved: number;
  /** Responses of Stripe are lost, so that a call may be 500. */
  isLineDown: boolean;
  /** A call as a viewer in a tab. Its status is never 500 without a lost response. */
  call: (by: By, method: string, path: string, body?: object) => Promise<Response>;
  /** A press on a hosted page of the sandbox. */
  press: (page: OpenedPage, fields: Record<string, string>) => Promise<Response>;
  open: (by: By, path: string, body: object) => Promise<void>;
  event: (tab: number, type: string, object: object) => Promise<void>;
  console: (tab: number, path: string, body: object) => Promise<Response>;
  /** Moves both clocks, and runs all due work. */
  advance: (ms: number) => Promise<void>;
  /** Makes both providers finish pending and due work. */
  settle: () => Promise<void>;
  /** The time by both providers' clocks. Epoch ms. */
  now: () => number;
  /** No more work is due about it. */
  close: () => Promise<void>;
};

/** The viewer and the tab of an action. */
export type By = { viewer: number; tab: number };

const state = z.object({ clock: z.object({ now: z.number() }) });
const about = z.object({
  metadata: z.object({ session: z.string().nullish() }).optional(),
  payment_intent: z.string().optional(),
});
const codeNames = ["each", "few", "trial"] as const;
const hour = 3_600_000;
let runs = 0;
let events = 0;

/** A shop with two viewers without purchases, and unused codes. */
export async function openShop(
  tabs: [ProviderClient, ProviderClient],
  db: Db,
  watched: WatchedProcessor,
  stripe: StripeServer | undefined,
): Promise<Shop> {
  runs += 1;
  const run = `r${runs}-${crypto.randomUUID().slice(0, 6)}`;
  const people: [string, string] = [`${run}-ana`, `${run}-ben`];
  const named = (name: CodeName) => `${name}-${run}`.toUpperCase();
  const codes = { each: named("each"), few: named("few"), trial: named("trial") };
  const [first] = tabs;
  const { clock } = state.parse(await first.console.json("/console/api/state"));
  const ahead = clock.now - Date.now();
  const now = () => Date.now() + ahead + shop.moved;
  await addPeople(db, people);
  await addCodes(db, codes);
  await first.console.send("DELETE", "/console/api/limits");
  const bearers = new Map<string, string>();
  const bearerOf = async (id: string) => {
    const token = bearers.get(id) ?? (await issueAccessToken(db, id, now())).accessToken;
    bearers.set(id, token);
    return `Bearer ${token}`;
  };
  const shop: Shop = {
    run,
    db,
    tabs,
    stripe,
    watched,
    people,
    codes,
    now,
    giftAddress: `${run}@quay.example`,
    pages: [],
    disputes: [],
    returns: [],
    memory: { courses: new Map(), returned: new Map() },
    moved: 0,
    since: stripe ? stripe.made.payments.length : watched.charges.length,
    isLineDown: false,
    call: async ({ viewer, tab }, method, path, body) => {
      const headers = {
        Authorization: await bearerOf(people[viewer] ?? ""),
        "Content-Type": "application/json",
      };
      const url = `${tabs[tab]?.origin()}/ch/harbour${path}`;
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const response = await fetch(url, init);
      if (response.status >= 500 && !shop.isLineDown) {
        throw new Error(`${method} ${path} was answered with ${response.status}.`);
      }
      return response;
    },
    press: async ({ url }, fields) => {
      const { pathname, search } = new URL(url);
      const headers = { "Sec-Fetch-Site": "same-origin" };
      const init = { method: "POST", headers, redirect: "manual" as const };
      const body = new URLSearchParams(fields);
      return fetch(first.origin() + pathname + search, { ...init, body });
    },
    open: async (by, path, body) => {
      const back = { success_url: `${site}/payment/confirm`, cancel_url: `${site}/` };
      const response = await shop.call(by, "POST", `/paywalls/${path}`, { ...back, ...body });
      if (response.status !== 200) {
        // An action that never succeeds finds no errors.
        expect(await response.text()).not.toContain("PROMO_UNKNOWN");
        return;
      }
      const { url, sessionId: session } = hostedCheckoutSchema.parse(await response.json());
      const [, price = ""] = path.split("/");
      const promo = "promo" in body ? body.promo : undefined;
      const code = codeNames.find((name) => codes[name] === promo);
      const page = { viewer: by.viewer, session, url, stripe: stripeIdOf(url), price, code };
      shop.pages.push({ ...page, openedAt: shop.moved, isReported: !stripe });
    },
    event: async (tab, type, object) => {
      events += 1;
      const reported = reportEvent(shop, type, object);
      const status = await webhooksOf(tabs[tab] ?? first).event(
        `evt_${run}_${events}`,
        type,
        object,
      );
      if (status < 300) reported();
    },
    console: (tab, path, body) =>
      (tabs[tab] ?? first).console.send("POST", `/console/api/${path}`, body),
    settle: async () => {
      for (const tab of [0, 1]) await shop.console(tab, "clock", { action: "shift", ms: 0 });
    },
    close: async () => {
      const theirs = inArray(purchases.viewer, people);
      await db.update(purchases).set({ status: "expired", nextAt: null }).where(theirs);
    },
    advance: async (ms) => {
      bearers.clear();
      const to = shop.moved + ms;
      const over = shop.pages.filter((page) => isPaid(shop, page) && page.openedAt + hour < to);
      await forgetWaits(shop);
      // A page that is opened meanwhile may have been opened after it.
      shop.moved += ms;
      for (const tab of [0, 1]) await shop.console(tab, "clock", { action: "shift", ms });
      for (const page of over) if (!shop.isLineDown) page.isReported = true;
    },
  };
  return shop;
}

/** Whether a page of Stripe was paid. */
function isPaid({ stripe }: Shop, { session }: OpenedPage): boolean {
  const payments = about.array().parse(stripe?.made.payments ?? []);
  return payments.some(({ metadata }) => metadata?.session === session);
}

/** Records what the provider knows after it has processed an event: the current state of the page, or of the payment. */
function reportEvent(shop: Shop, type: string, object: object): () => void {
  const { metadata, payment_intent: payment } = about.parse(object);
  const page = shop.pages.find(({ session }) => session === metadata?.session);
  const isPage = page && isPaid(shop, page) && /^(?:checkout|payment_intent)/.test(type);
  const back = payment ? shop.returns.filter((each) => each.payment === payment) : [];
  const refunded = back.filter(({ kind, isWon }) => kind === "outside" && !isWon);
  const won = back.filter(({ isWon }) => isWon);
  return () => {
    if (isPage) page.isReported = true;
    for (const each of refunded) each.isReported = true;
    for (const each of won) each.isWinReported = true;
  };
}

/** Waits as long by the real clock as any time limit. */
async function forgetWaits({ db, people }: Shop): Promise<void> {
  const theirs = inArray(purchases.viewer, people);
  const long = new Date(0);
  await db
    .update(checkoutSessions)
    .set({ requestedAt: null })
    .where(inArray(checkoutSessions.viewer, people));
  await db.update(purchases).set({ lockedUntil: null }).where(theirs);
  await db.update(refunds).set({ dueAt: long }).where(eq(refunds.status, "wanted"));
  await db.update(priceSwitches).set({ dueAt: long }).where(eq(priceSwitches.status, "wanted"));
}

async function addPeople(db: Db, people: string[]): Promise<void> {
  await db.insert(viewers).values(
    people.map((id) => ({
      id,
      token: id,
      channel: "harbour",
      email: `${id}@quay.example`,
      firstName: "Nora",
      lastName: "Quay",
      alerts: 0,
      createdAt: new Date(),
    })),
  );
}

async function addCodes(db: Db, { each, few, trial }: Shop["codes"]): Promise<void> {
  const usual = { channel: "harbour", uses: 0 };
  await db.insert(promoCodes).values([
    { ...usual, code: each, effect: { kind: "percent", ...codeEffects.each } },
    { ...usual, code: few, effect: { kind: "amount", ...codeEffects.few }, maxUses: fewUses },
    { ...usual, code: trial, effect: { kind: "trial", ...codeEffects.trial } },
  ]);
}
