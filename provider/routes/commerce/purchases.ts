import { desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { loadPurchaseDetails } from "../../commerce/purchase-details.ts";
import { createInvoicePdf } from "../../commerce/create-invoice-pdf.ts";
import {
  canPauseSubscription,
  canChangeSubscriptionPrice,
  whyNoPriceChange,
} from "../../commerce/subscriptions.ts";
import { gifts, paymentMethods } from "../../db/commerce-schema.ts";
import { findInvoice, listInvoices } from "../../db/commerce/invoices.ts";
import { listPaywalls } from "../../db/commerce/paywalls-and-promos.ts";
import { listPurchases } from "../../db/commerce/purchases.ts";
import { listContentsByTokens } from "../../db/contents.ts";
import {
  createInvoiceResponse,
  createPurchaseResponse,
} from "../../domain/commerce/purchase-response.ts";
import { createConcurrencyLimiter } from "../../domain/concurrency-limiter.ts";
import { createNotFoundError } from "../../domain/http-error.ts";
import { type MediaUrlContext, createPictureUrlTemplate } from "../../domain/media/media-urls.ts";
import { parsePageNumber, createPagingResponse } from "../../domain/catalogue/paging.ts";
import { formatIsoUtcTime } from "../../domain/response-context.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createPrivateResponse } from "../responses.ts";
import { limitCallsBySubject } from "../limit-calls.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { isSignedInvoiceRequest, signInvoiceUrl } from "./signed-invoices.ts";

const pageSize = 12;

/** What a viewer has bought: docs/provider-api.md PA-43, PA-172 to PA-174. */
export function purchaseRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const inTurn = createConcurrencyLimiter({ atOnce: 2, maxWaiting: 20 });
  const viewerAt = async (context: Context) => {
    const channel = await requireChannel(services, context.req.param("channel") ?? "");
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    const page = parsePageNumber(context.req.query("page"));
    return { channel, viewer, page, cut: { offset: (page - 1) * pageSize, limit: pageSize } };
  };
  routes.get("/ch/:channel/sessions/:session/purchase-details", async (context) => {
    const { viewer } = await viewerAt(context);
    const details = await loadPurchaseDetails(services, viewer, context.req.param("session"));
    return createPrivateResponse(context, details);
  });
  routes.get("/ch/:channel/users/purchases", async (context) => {
    const { channel, viewer, page, cut } = await viewerAt(context);
    const { rows, total } = await listPurchases(db, viewer.id, cut);
    const offers = await listPaywalls(db, channel.token);
    const wanted = rows.flatMap(({ content }) => content ?? []);
    const contents = await listContentsByTokens(db, channel.token, wanted);
    const media = createResponseContext(services);
    const [card] = await db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.viewer, viewer.id));
    const data = rows.map((purchase) => {
      const paywall = offers.find(({ token }) => token === purchase.paywall);
      const content = contents.find(({ token }) => token === purchase.content);
      const others = (paywall?.prices ?? []).filter(
        (price) => !price.withdrawn && price.period !== "once" && price.token !== purchase.price,
      );
      const isRunning = purchase.kind === "subscription";
      const noSwitch = isRunning ? whyNoPriceChange(purchase) : undefined;
      return createPurchaseResponse(
        {
          purchase,
          shown: { paywall: shownOf(paywall, media), content: shownOf(content, media) },
          card,
          mayPause: isRunning && canPauseSubscription(purchase),
          switches: isRunning && canChangeSubscriptionPrice(purchase) ? others : [],
          noSwitch: others.length > 0 ? noSwitch : undefined,
          isContentOnly: purchase.what.startsWith("content/"),
        },
        clock.now(),
      );
    });
    return createPrivateResponse(context, {
      data,
      paging: createPagingResponse(page, total, pageSize),
    });
  });
  routes.get("/ch/:channel/users/invoices", async (context) => {
    const { channel, viewer, page, cut } = await viewerAt(context);
    const { rows, total } = await listInvoices(db, viewer.id, cut);
    const data = await Promise.all(
      rows.map(async (row) =>
        createInvoiceResponse(
          row,
          await signInvoiceUrl(services, channel, row.id, readRequestLanguage(context)),
        ),
      ),
    );
    return createPrivateResponse(context, {
      data,
      paging: createPagingResponse(page, total, pageSize),
    });
  });
  routes.get("/ch/:channel/users/gifts", async (context) => {
    const { channel, viewer } = await viewerAt(context);
    const offers = await listPaywalls(db, channel.token);
    const rows = await db
      .select()
      .from(gifts)
      .where(eq(gifts.buyer, viewer.id))
      .orderBy(desc(gifts.createdAt))
      .limit(50);
    const data = rows.map(({ id, paywall: token, email, amount, currency, ...gift }) => ({
      id,
      paywall: { token, name: offers.find((each) => each.token === token)?.name },
      email,
      price: amount,
      currency,
      status: gift.status,
      send_at: formatIsoUtcTime(gift.sendAt.getTime()),
      redeemed_at: gift.redeemedAt ? formatIsoUtcTime(gift.redeemedAt.getTime()) : undefined,
    }));
    return createPrivateResponse(context, { data });
  });
  routes.get("/ch/:channel/invoices/:invoice", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const name = context.req.param("invoice");
    const id = name.replace(/\.pdf$/, "");
    const invoice = (await isSignedInvoiceRequest(services, context, channel, id))
      ? await findInvoice(db, id)
      : undefined;
    if (!invoice || invoice.channel !== channel.token) throw createNotFoundError("invoice", name);
    await limitCallsBySubject(services, context, "invoice", id);
    const language = context.req.query("lng") ?? "en";
    const pdf = await inTurn(() => createInvoicePdf(services, channel, invoice, language));
    return context.body(new Uint8Array(pdf), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${invoice.number}.pdf"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    });
  });
  return routes;
}

function shownOf(named: { name: string; picture: string } | undefined, media: MediaUrlContext) {
  return named && { name: named.name, thumbnail: createPictureUrlTemplate(media, named.picture) };
}
