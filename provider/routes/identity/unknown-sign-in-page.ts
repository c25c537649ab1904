import type { Context } from "hono";
import { html } from "hono/html";
import { renderHostedMessagePage } from "../../checkout/hosted-page.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { providerTextsByLanguage } from "../../locales/locales.ts";
import { createSandboxPageHeaders } from "../../sandbox/sandbox-page-headers.ts";
import { getChannelSiteOrigin, type Services } from "../../services.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { getHostedPageBrand } from "../hosted-page-brand.ts";

/** 400: nothing is known of where this browser wanted to go. docs/wire-rules.md H14 */
export function respondToUnknownSignIn(
  services: Services,
  context: Context,
  channel: ChannelRow | undefined,
): Response | Promise<Response> {
  const language = readRequestLanguage(context);
  const { linkExpired } = providerTextsByLanguage[language].errors;
  const headers = createSandboxPageHeaders({
    style: services.publicOrigin,
    formTargets: [],
    showsBrand: true,
    framedBy: "nobody",
  });
  if (!channel) return context.html(html`<p>${linkExpired}</p>`, 400, headers);
  const origin = getChannelSiteOrigin(services, channel);
  const brand = getHostedPageBrand(services, channel);
  const frame = { ...brand, back: `${origin}/`, language, isSandbox: false };
  const page = renderHostedMessagePage(frame, channel.name, linkExpired, `${origin}/user/signIn`);
  return context.html(page, 400, headers);
}
