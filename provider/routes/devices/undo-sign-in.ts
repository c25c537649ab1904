import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { languages } from "../../../lib/contract/languages.ts";
import { renderHostedPage, renderHostedMessagePage } from "../../checkout/hosted-page.ts";
import type { HtmlFragment } from "../../console/html-page.ts";
import { deleteKnownDevice } from "../../db/known-devices.ts";
import { listDevices, removeDevice } from "../../db/devices.ts";
import {
  findOneTimeToken,
  issueOneTimeToken,
  redeemOneTimeToken,
} from "../../db/one-time-tokens.ts";
import { detectDeviceFamily } from "../../domain/devices/detect-device-family.ts";
import { interpolateText } from "../../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../../locales/locales.ts";
import { createSignInMailTexts } from "../../mail/sign-in-mail-texts.ts";
import { createSandboxPageHeaders } from "../../sandbox/sandbox-page-headers.ts";
import { redirectTo } from "../responses.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { getHostedPageBrand } from "../hosted-page-brand.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireSameOriginForm } from "../require-same-origin-form.ts";
import { type Services, getChannelSiteOrigin } from "../../services.ts";

const path = "/sign-ins/:secret";

/**
 * Where the mail about a new device leads: a page that changes nothing by itself, since mail scanners
 * follow links, and a button that signs the device out and goes on to a new password:
 * docs/provider-api.md PA-195, docs/security.md SE-121.
 */
export function undoSignInRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.get(path, async (context) => {
    const found = await linkAt(services, context);
    if (!found) return over(services, context);
    const { channel, viewer, session, frame } = found;
    const { mails, devices } = providerTextsByLanguage[frame.language];
    const all = await listDevices(db, viewer.id, clock.now());
    const device = all.find(({ id }) => id === session);
    const words =
      device && createSignInMailTexts({ ...device, at: device.startedAt }, frame.language);
    const title = interpolateText(mails.newDevice.subject, { brand: channel.name });
    const body = html`${words ? html`<p><b>${words.device}</b><br />${words.place}<br />${words.time}</p>` : ""}
      <p>${devices.undoText}</p>
      <form method="post" class="row">
        <button class="primary">${devices.undo}</button>
      </form>`;
    const page = renderHostedPage(frame, { title, body });
    return resultPage(services, context, channel, page, 200);
  });
  routes.post(path, async (context) => {
    requireSameOriginForm(services, context);
    const found = await linkAt(services, context);
    const secret = context.req.param("secret");
    if (!found || !(await redeemOneTimeToken(db, "device", secret, clock.now()))) {
      return over(services, context);
    }
    const { channel, viewer, session } = found;
    const all = await listDevices(db, viewer.id, clock.now());
    const device = all.find(({ id }) => id === session);
    await removeDevice(db, viewer.id, session, clock.now());
    if (device) {
      const { userAgent, country } = device;
      const known = { family: detectDeviceFamily(userAgent), country: country ?? "" };
      await deleteKnownDevice(db, viewer.id, known);
    }
    const reset = await issueOneTimeToken(db, viewer.id, "reset", clock.now());
    const origin = getChannelSiteOrigin(services, channel);
    return redirectTo(context, `${origin}/user/changePassword?reset_token=${reset}`);
  });
  return routes;
}

async function linkAt(services: Services, context: Context) {
  const secret = context.req.param("secret") ?? "";
  const found = await findOneTimeToken(services.db, "device", secret, services.clock.now());
  if (!found?.session) return undefined;
  const { viewer, session } = found;
  const channel = await requireChannel(services, viewer.channel);
  const back = `${getChannelSiteOrigin(services, channel)}/`;
  const frame = {
    ...getHostedPageBrand(services, channel),
    back,
    language: languageAt(context),
    isSandbox: false,
  };
  return { viewer, session, channel, frame };
}

/** Used, or too old; of which channel it was is not known any more. */
async function over(services: Services, context: Context): Promise<Response> {
  const secret = context.req.param("secret") ?? "";
  const owner = await findOneTimeToken(services.db, "device", secret);
  const language = languageAt(context);
  const { linkExpired } = providerTextsByLanguage[language].errors;
  if (!owner) return resultPage(services, context, undefined, html`<p>${linkExpired}</p>`, 410);
  const channel = await requireChannel(services, owner.viewer.channel);
  const origin = getChannelSiteOrigin(services, channel);
  const brand = getHostedPageBrand(services, channel);
  const frame = { ...brand, back: `${origin}/`, language, isSandbox: false };
  const title = interpolateText(providerTextsByLanguage[language].mails.newDevice.subject, {
    brand: channel.name,
  });
  const page = renderHostedMessagePage(frame, title, linkExpired, `${origin}/user/forgotPassword`);
  return resultPage(services, context, channel, page, 410);
}

async function resultPage(
  services: Services,
  context: Context,
  channel: ChannelRow | undefined,
  page: HtmlFragment,
  status: 200 | 410,
): Promise<Response> {
  const headers = createSandboxPageHeaders({
    style: services.publicOrigin,
    formTargets: channel === undefined ? [] : [getChannelSiteOrigin(services, channel)],
    showsBrand: true,
    framedBy: "nobody",
  });
  return context.html(page, status, headers);
}

function languageAt(context: Context) {
  return (
    languages.find((each) => each === context.req.query("lng")) ?? readRequestLanguage(context)
  );
}
