import { Hono } from "hono";
import { findGiftByCode, redeemGift, loadGiftTitle } from "../../commerce/gifts.ts";
import { hasSecretFormat } from "../../domain/accounts/secrets.ts";
import { HttpError, createNotFoundError } from "../../domain/http-error.ts";
import { formatIsoUtcTime } from "../../domain/response-context.ts";
import { readTokenBearer } from "../accounts/read-token-bearer.ts";
import { createPrivateResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { runIdempotently } from "./run-idempotently.ts";
import { getPaymentErrorMessages } from "./payment-error-messages.ts";
import { requireBuyer } from "./paywalls.ts";

/** Gifts by their link: docs/provider-api.md PA-175, PA-176. The link shows, only a press redeems. */
export function giftRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/gifts/:code", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const code = context.req.param("code");
    const gift = hasSecretFormat(code) ? await findGiftByCode(db, channel.token, code) : undefined;
    if (!gift) throw createNotFoundError("gift", "of this link");
    const viewer = (await readTokenBearer(services, context, channel.token))?.viewer;
    return createPrivateResponse(context, {
      paywall: { token: gift.paywall, name: await loadGiftTitle(db, gift) },
      from: gift.from,
      message: gift.message || undefined,
      status: gift.status,
      payment_period: gift.period === "once" ? undefined : gift.period,
      count: gift.count,
      is_own: gift.buyer === viewer?.id || undefined,
    });
  });
  routes.post("/ch/:channel/gifts/:code/redemption", async (context) => {
    const { channel, viewer } = await requireBuyer(services, context);
    return runIdempotently(services, context, viewer, async () => {
      const errors = getPaymentErrorMessages(context);
      const code = context.req.param("code");
      const gift = await findGiftByCode(db, channel.token, code);
      if (gift?.status === "sent" && gift.buyer === viewer.id) {
        throw new HttpError(409, errors.giftOfBuyer, { detail: "OWN_GIFT" });
      }
      const redeemed = await redeemGift(services, channel, viewer, code);
      if (!redeemed) throw new HttpError(410, errors.giftUsed, { detail: "GIFT_USED" });
      const { paywall, endsAt } = redeemed;
      return { paywall, ends_at: endsAt ? formatIsoUtcTime(endsAt.getTime()) : undefined };
    });
  });
  return routes;
}
