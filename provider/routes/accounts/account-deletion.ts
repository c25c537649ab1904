import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { languages } from "../../../lib/contract/languages.ts";
import { renderHostedMessagePage, renderHostedPage } from "../../checkout/hosted-page.ts";
import { endSubscriptionsOfViewer } from "../../commerce/end-subscriptions-of-viewer.ts";
import type { HtmlFragment } from "../../console/html-page.ts";
import { endViewerSessionsExcept } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findOneTimeToken, redeemAllOneTimeTokens } from "../../db/one-time-tokens.ts";
import { lockViewer, updateViewer } from "../../db/viewers.ts";
import { verifyPassword } from "../../domain/accounts/passwords.ts";
import { providerTextsByLanguage } from "../../locales/locales.ts";
import { interpolateText } from "../../locales/interpolate-text.ts";
import { createSandboxPageHeaders } from "../../sandbox/sandbox-page-headers.ts";
import { getChannelSiteOrigin, type Services } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { getHostedPageBrand } from "../hosted-page-brand.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireSameOriginForm } from "../require-same-origin-form.ts";
import { createPrivateResponse, redirectTo } from "../responses.ts";
import { deletionSchema, parseJsonBody, wrongPasswordError } from "./account-input.ts";
import { sendDeletionMail } from "./closed-accounts.ts";
import {
  beginPasswordAttempt,
  recordRightPassword,
  recordWrongPassword,
} from "./password-attempts.ts";
import { requireTokenBearer } from "./read-token-bearer.ts";

const graceMs = 7 * 24 * 60 * 60 * 1000;
const path = "/account-deletions/:secret";

/**
 * `POST me/deletion`, and the page at which the link of its mail keeps the account. The page changes nothing by itself,
 * since mail scanners follow links: docs/provider-api.md PA-365, docs/security.md SE-248.
 */
export function accountDeletionRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/channel/:channel/me/deletion", async (context) =>
    requestDeletion(
      services,
      context,
      await requireChannel(services, context.req.param("channel")),
    ),
  );
  routes.get(path, async (context) => {
    const link = await linkAt(services, context);
    if (!link?.isUsable) return respondToEndedLink(services, context, link?.channel);
    const { channel, frame } = link;
    const { mails, accounts } = providerTextsByLanguage[frame.language];
    const title = interpolateText(mails.deletion.subject, { brand: channel.name });
    const body = html`<p>${accounts.undoText}</p>
      <form method="post" class="row">
        <button class="primary">${accounts.undo}</button>
      </form>`;
    return respondWithPage(services, context, channel, renderHostedPage(frame, { title, body }));
  });
  routes.post(path, async (context) => {
    requireSameOriginForm(services, context);
    const { db, clock } = services;
    const link = await linkAt(services, context);
    const isUndone =
      link?.isUsable &&
      (await db.transaction(async (tx) => {
        const { channel, viewer, secret } = link;
        const presented = { channel: channel.token, purpose: "deletion" as const, secret };
        if (!(await redeemAllOneTimeTokens(tx, presented, clock.now()))) return false;
        await updateViewer(tx, viewer.id, { deletionAt: null });
        return true;
      }));
    if (!link || !isUndone) return respondToEndedLink(services, context, link?.channel);
    return redirectTo(context, `${getChannelSiteOrigin(services, link.channel)}/user/signIn`);
  });
  return routes;
}

async function requestDeletion(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { db, clock } = services;
  const { viewer } = await requireTokenBearer(services, context, channel.token);
  const { current_password: password } = await parseJsonBody(context, deletionSchema);
  if (viewer.passwordHash !== null) {
    const tried = await beginPasswordAttempt(services, context, channel, viewer.email);
    if (!(await verifyPassword(password ?? "", viewer.passwordHash, services.hasher))) {
      recordWrongPassword(services, channel, tried, viewer);
      throw wrongPasswordError(getRequestErrorMessages(context).wrongPassword);
    }
    await recordRightPassword(services, context, tried, viewer);
  }
  const now = new Date(clock.now());
  const deletionAt = new Date(now.getTime() + graceMs);
  await db.transaction(async (tx) => {
    await lockViewer(tx, viewer.id);
    await endSubscriptionsOfViewer(tx, viewer.id, now);
    await updateViewer(tx, viewer.id, { deletionAt });
    await endViewerSessionsExcept(tx, viewer.id);
  });
  sendDeletionMail(services, context, channel, viewer, deletionAt);
  return createPrivateResponse(context, { deletion_at: deletionAt.toISOString() });
}

async function linkAt(services: Services, context: Context) {
  const { db, clock } = services;
  const secret = context.req.param("secret") ?? "";
  const owner = await findOneTimeToken(db, "deletion", secret);
  if (!owner) return undefined;
  const { viewer } = owner;
  const channel = await requireChannel(services, viewer.channel);
  const isKnown = (await findOneTimeToken(db, "deletion", secret, clock.now())) !== undefined;
  const isUsable = isKnown && viewer.deletionAt !== null;
  const back = `${getChannelSiteOrigin(services, channel)}/`;
  const brand = getHostedPageBrand(services, channel);
  const frame = { ...brand, back, language: languageOf(context), isSandbox: false };
  return { viewer, channel, secret, isUsable, frame };
}

/** Used, too old, or of an account that is deleted. */
function respondToEndedLink(
  services: Services,
  context: Context,
  channel: ChannelRow | undefined,
): Promise<Response> {
  const language = languageOf(context);
  const { linkExpired } = providerTextsByLanguage[language].errors;
  if (!channel) {
    return respondWithPage(services, context, undefined, html`<p>${linkExpired}</p>`, 410);
  }
  const origin = getChannelSiteOrigin(services, channel);
  const brand = getHostedPageBrand(services, channel);
  const frame = { ...brand, back: `${origin}/`, language, isSandbox: false };
  const page = renderHostedMessagePage(frame, channel.name, linkExpired, `${origin}/user/signIn`);
  return respondWithPage(services, context, channel, page, 410);
}

async function respondWithPage(
  services: Services,
  context: Context,
  channel: ChannelRow | undefined,
  page: HtmlFragment,
  status: 200 | 410 = 200,
): Promise<Response> {
  const headers = createSandboxPageHeaders({
    style: services.publicOrigin,
    formTargets: channel ? [getChannelSiteOrigin(services, channel)] : [],
    showsBrand: true,
    framedBy: "nobody",
  });
  return context.html(page, status, headers);
}

function languageOf(context: Context) {
  return (
    languages.find((each) => each === context.req.query("lng")) ?? readRequestLanguage(context)
  );
}
