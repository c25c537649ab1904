import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "../../provider/domain/log.ts";
import { isFullTier } from "../support/tiers.ts";
import { databases } from "./support/databases.ts";
import { readBooks } from "./support/money/books.ts";
import { faultsOf, restOf, strayFaults } from "./support/money/check-books.ts";
import type { Press } from "./support/money/press.ts";
import { anyPress } from "./support/money/presses.ts";
import { openShop, type Shop } from "./support/money/shop.ts";
import { startStripeServer } from "./support/stripe-server.ts";
import { stripeKeysOf } from "./support/stripe-shop.ts";
import { useTwoProviders } from "./support/two-providers.ts";

/** `MONEY_SECONDS` is for a long run, `MONEY_SEED` for a run that failed. */
const numberIn = (name: string) => z.coerce.number().optional().parse(process.env[name]);
const seconds = numberIn("MONEY_SECONDS") ?? (isFullTier ? 60 : 9);
const seedAgain = numberIn("MONEY_SEED");

const stripe = await startStripeServer();
afterAll(() => stripe.close());
beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(log, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const about = z.object({
  id: z.string(),
  metadata: z.object({ session: z.string().nullish(), charge: z.string().nullish() }),
});
/** What Stripe has taken for one of a shop's pages, or without a page. */
function takenFor({ stripe: server, pages }: Shop, charges: ReadonlySet<string>) {
  const all = (server?.made.payments ?? []).map((each) => about.parse(each));
  return all
    .map(({ id, metadata: { session, charge } }) => ({
      id,
      session: session ?? undefined,
      charge: charge ?? undefined,
    }))
    .filter(({ session, charge }) =>
      session ? pages.some((page) => page.session === session) : charges.has(charge ?? ""),
    );
}

async function checkBooks(shop: Shop, isOver = false) {
  // What is written down after this moment is in the books already.
  const charged = (shop.stripe?.made.payments ?? []).map((each) => about.parse(each));
  const books = await readBooks(shop);
  const own = new Set([...books.bills, ...books.switches].map(({ id }) => id));
  const keys = charged.flatMap(({ metadata: { charge } }) =>
    charge && (own.has(charge) || own.has(charge.replace(/-\d+$/, ""))) ? charge : [],
  );
  const known = new Set(charged.map(({ id }) => id));
  const taken = takenFor(shop, new Set(keys)).filter(({ id }) => known.has(id));
  const rest = isOver ? restOf(books) : [];
  expect([...faultsOf(books), ...strayFaults(books, taken, isOver), ...rest]).toEqual([]);
  return books;
}

/** Whatever was lost arrives, whatever takes its time is done. */
async function waitForAll(shop: Shop) {
  shop.stripe?.declineCards(false);
  for (const { stripe: id } of shop.pages) shop.stripe?.settle(id, true);
  for (let round = 0; round < 3; round += 1) {
    await shop.advance(61 * 60_000);
    const { bills } = await readBooks(shop);
    for (const { payment } of shop.stripe ? bills : []) {
      if (payment) await shop.event(round % 2, "charge.refunded", { payment_intent: payment });
    }
  }
  const { bills } = await checkBooks(shop, true);
  for (const { payment, amount, refunded, number } of shop.stripe ? bills : []) {
    if (payment === null) continue;
    const left = shop.stripe?.leftOf(payment);
    expect([number, amount - refunded]).toEqual([number, Math.max(0, left ?? 0)]);
  }
}

type Model = Record<string, never>;
let steps = 0;
let deadline = 0;
const isTimeLeft = () => seedAgain !== undefined || performance.now() < deadline;

class PressCommand implements fc.AsyncCommand<Model, Shop> {
  readonly press: Press;
  constructor(press: Press) {
    this.press = press;
  }
  check(): boolean {
    return isTimeLeft();
  }
  async run(_model: Model, shop: Shop): Promise<void> {
    steps += 1;
    await this.press.act(shop);
    await checkBooks(shop);
  }
  toString(): string {
    return this.press.name;
  }
}

const timeout = seconds * 1000 + 120_000;
const presses = fc.commands([anyPress.map((press) => new PressCommand(press))], {
  maxCommands: 40,
  size: "max",
});

describe.each(databases)("the books on $name", { timeout }, (database) => {
  describe.each([
    ["the sandbox", undefined],
    ["Stripe", stripe],
  ] as const)("of payments by %s", (name, server) => {
    const { db, one, other } = useTwoProviders(
      database,
      server ? { stripe: stripeKeysOf(server) } : {},
    );

    it("R43: are right whatever two viewers, the owner, banks and time do in whatever order", async () => {
      const begin = performance.now();
      // A seed that is run again is run once, to its end.
      deadline = seedAgain === undefined ? begin + seconds * 1000 : begin;
      steps = 0;
      let runs = 0;
      const property = fc.asyncProperty(presses, async (commands) => {
        const shop = await openShop([one, other], db(), server);
        await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands);
        await waitForAll(shop);
        await shop.close();
      });
      // A seed for each run: one that fails is run again by its seed alone.
      let seed = seedAgain ?? Date.now() % 2 ** 31;
      do {
        await fc.assert(property, { numRuns: 1, seed, endOnFailure: true });
        runs += 1;
        seed += 1;
      } while (performance.now() < deadline);
      const took = Math.round((performance.now() - begin) / 1000);
      if (process.env["MONEY_SECONDS"]) {
        process.stdout.write(`${name}: ${runs} runs, ${steps} steps, ${took} s\n`);
      }
      expect(steps).toBeGreaterThan(0);
    });
  });
});
