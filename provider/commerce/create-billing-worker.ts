import { lt } from "drizzle-orm";
import { idempotencyKeys, paymentTokens } from "../db/commerce-schema.ts";
import { claimDuePurchase } from "../db/commerce/purchases.ts";
import { listUnsettledCheckoutSessions } from "../db/commerce/checkout-sessions.ts";
import type { BillingWorker } from "../domain/commerce/billing-worker.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { deleteDueAccounts } from "./delete-accounts.ts";
import { finishPendingProcessorRequests } from "./finish-processor-requests.ts";
import { mailDueGifts } from "./gifts.ts";
import { sendPaymentMails } from "./send-payment-mails.ts";
import { syncCheckoutSession } from "./sync-checkout-session.ts";
import { processDuePurchase } from "./process-due-purchase.ts";

const pauseMs = 5_000;
const maxPauseMs = 60_000;

/** Looks every few seconds, less often while it fails; one round at a time. */
export function createBillingWorker(services: () => Services): BillingWorker {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isOver = false;
  let failures = 0;
  const round = async () => {
    try {
      await settleAll(services(), () => isOver);
      failures = 0;
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
  const run = () => {
    underWay ??= round().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const later = () => {
    if (isOver) return;
    timer = setTimeout(runRound, Math.min(pauseMs * 2 ** failures, maxPauseMs)).unref();
  };
  const runRound = () => services().background.run("billing", () => run().finally(later));
  return {
    start: later,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    settled: async () => {
      await underWay?.catch(() => {});
      await run();
    },
  };
}

async function settleAll(services: Services, isOver: () => boolean): Promise<void> {
  const { db, clock } = services;
  for (const id of await listUnsettledCheckoutSessions(db, clock.now(), Date.now())) {
    await syncCheckoutSession(services, id).catch((error: unknown) => {
      providerLog.error({ err: error, session: id }, "a payment will be looked at again");
    });
  }
  await finishPendingProcessorRequests(services);
  while (!isOver()) {
    const due = await claimDuePurchase(db, clock.now(), Date.now());
    if (!due) break;
    try {
      await processDuePurchase(services, due);
    } catch (error) {
      providerLog.error(
        { err: error, purchase: due.id },
        "a renewal failed and will be tried again",
      );
    }
  }
  // What came in vain goes back at once.
  await finishPendingProcessorRequests(services);
  await deleteDueAccounts(services);
  await mailDueGifts(services);
  await sweep(services);
  await sendPaymentMails(services, isOver);
}

async function sweep({ db, clock }: Services): Promise<void> {
  const now = new Date(clock.now());
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await db.delete(paymentTokens).where(lt(paymentTokens.expiresAt, now));
}
