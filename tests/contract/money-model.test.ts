import { inspect } from "node:util";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { providerLog } from "../../provider/domain/log.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { databases } from "./support/databases.ts";
import { readBooks } from "./support/money/books.ts";
import { faultsOf, restOf } from "./support/money/check-books.ts";
import { sceneCount, sequencesOf } from "./support/money/presses.ts";
import type { Press } from "./support/money/press.ts";
import { countOf } from "./support/money/processor-ledger.ts";
import { openShop, type Shop } from "./support/money/shop.ts";
import { compareSums } from "./support/money/sum.ts";
import { watchProcessor } from "./support/money/watched-processor.ts";
import { startStripeServer } from "./support/stripe-server.ts";
import { stripeKeysOf } from "./support/stripe-shop.ts";
import { useTwoProviders } from "./support/two-providers.ts";

/** `MONEY_SECONDS` is for a long run, `MONEY_SEED` repeats a run that failed. */
const numberIn = (name: string) => z.coerce.number().optional().parse(process.env[name]);
const seconds = numberIn("MONEY_SECONDS") ?? (isWholeMatrix ? 30 : 5);
const seedAgain = numberIn("MONEY_SEED");

const stripe = await startStripeServer();
afterAll(() => stripe.close());
let lastError = "none";
beforeEach(() => {
  vi.spyOn(providerLog, "warn").mockImplementation(() => {});
  vi.spyOn(providerLog, "error").mockImplementation((facts: unknown) => {
    lastError = inspect(facts, { depth: 4 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How often the books are read again because a round of billing has changed something meanwhile. */
const maxReads = 20;

/** The books at a moment at which the processor did nothing. Pending work is awaited. */
async function checkBooks(shop: Shop, isOver = false) {
  for (let reads = 0; ; reads += 1) {
    const count = countOf(shop);
    const books = await readBooks(shop);
    const { faults, memory } = compareSums(shop, books, shop.memory);
    const all = [...faultsOf(books), ...faults, ...(isOver ? restOf(books) : [])];
    const isQuiet = countOf(shop) === count;
    if (isQuiet && all.length === 0) {
      shop.memory = memory;
      return books;
    }
    // The first read may have been within a round of billing.
    if (isQuiet && reads > 0) expect(all).toEqual([]);
    expect(reads).toBeLessThan(maxReads);
    await shop.settle();
  }
}

/** Delivers all lost events, and completes all slow payments. */
async function waitForAll(shop: Shop) {
  shop.stripe?.declineCards(false);
  for (const { stripe: id } of shop.pages) shop.stripe?.settle(id, true);
  await shop.advance(61 * 60_000);
  const books = await readBooks(shop);
  for (const [index, { payment }] of (shop.stripe ? books.bills : []).entries()) {
    if (payment) await shop.event(index % 2, "charge.refunded", { payment_intent: payment });
  }
  await shop.advance(61 * 60_000);
  const { bills } = await checkBooks(shop, true);
  for (const { payment, amount, refunded, number } of shop.stripe ? bills : []) {
    if (payment === null) continue;
    const left = shop.stripe?.leftOf(payment);
    expect([number, amount - refunded]).toEqual([number, Math.max(0, left ?? 0)]);
  }
}

let steps = 0;
let deadline = 0;
const isTimeLeft = () => seedAgain !== undefined || performance.now() < deadline;
const isRepeated = seedAgain !== undefined && process.env["MONEY_SECONDS"] !== undefined;

const timeout = seconds * 1000 + 120_000;
describe.each(databases)("the books on $name", { timeout }, (database) => {
  describe.each([
    ["the sandbox", undefined],
    ["Stripe", stripe],
  ] as const)("of payments by %s", (name, server) => {
    const watched = watchProcessor();
    const { db, one, other } = useTwoProviders(database, {
      watchProcessor: watched.watch,
      ...(server ? { stripe: stripeKeysOf(server) } : {}),
    });

    it("R43: are correct whatever two viewers, the owner, banks and time do in any order", async () => {
      const begin = performance.now();
      // A seed that is repeated is run once, to its end.
      deadline = seedAgain === undefined || isRepeated ? begin + seconds * 1000 : begin;
      steps = 0;
      let runs = 0;
      const play = async (presses: Press[]) => {
        const shop = await openShop([one, other], db(), watched, server);
        for (const press of presses.filter(isTimeLeft)) {
          steps += 1;
          await press.act(shop);
          await checkBooks(shop);
        }
        await waitForAll(shop);
        await shop.close();
      };
      const playWithLastError = async (presses: Press[]) => {
        lastError = "none";
        await play(presses).catch((cause: unknown) => {
          const message = `${inspect(cause)}\nThe last error that the provider logged: ${lastError}`;
          throw new Error(message, { cause });
        });
      };
      // Each run has a seed, so that a failed run can be repeated with its seed only.
      const fresh = Date.now() % 2 ** 31;
      let seed = seedAgain ?? fresh - (fresh % sceneCount);
      do {
        await fc.assert(fc.asyncProperty(sequencesOf(seed), playWithLastError), {
          numRuns: 1,
          seed,
          endOnFailure: true,
          includeErrorInReport: true,
        });
        runs += 1;
        if (!isRepeated) seed += 1;
      } while (performance.now() < deadline);
      const took = Math.round((performance.now() - begin) / 1000);
      if (process.env["MONEY_SECONDS"]) {
        process.stdout.write(`${name}: ${runs} runs, ${steps} steps, ${took} s\n`);
      }
      expect(steps).toBeGreaterThan(0);
    });
  });
});
