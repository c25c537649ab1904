import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { MailOverview, MailsPageData } from "../../console/mails/mails-page-data.ts";
import { renderMailsPage } from "../../console/mails/mails-page.ts";
import { listChannels } from "../../db/channels.ts";
import { clearMails, findMail, listMails } from "../../db/mails.ts";
import { findLinks } from "../../domain/console/find-links.ts";
import { HttpError } from "../../domain/http-error.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";
import { respondWithConsolePage, listChannelSiteOrigins } from "./console-responses.ts";

const maxMails = 50;

/** The inbox, and each mail as a frame shows it: docs/wire-rules.md J, docs/security.md SE-148. */
export function mailsRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono().basePath("/console/mails");
  routes.get("/", async (context) =>
    respondWithConsolePage(services, context, renderMailsPage(await mailsFacts(services, context))),
  );
  routes.get("/:id/letter", (context) => letter(services, context));
  routes.post("/clear", async (context) => {
    await services.background.idle();
    await clearMails(services.db);
    return context.redirect("/console/mails", 303);
  });
  return routes;
}

async function letter(services: ServicesWithConsole, context: Context): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const mail = /^\d{1,9}$/.test(id) ? await findMail(services.db, Number(id)) : undefined;
  if (!mail) throw new HttpError(404, "There is no such email.");
  const policy = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: [services.publicOrigin, ...(await listChannelSiteOrigins(services))],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
      sandbox: ["allow-popups", "allow-popups-to-escape-sandbox"],
    },
    referrerPolicy: "no-referrer",
    strictTransportSecurity: false,
    xFrameOptions: "SAMEORIGIN",
    // With an origin of its own it shares no cluster with the page around it.
    originAgentCluster: false,
  });
  await policy(context, async () => {});
  context.header("Cache-Control", "no-store");
  // Its links open beside the inbox, not in the frame.
  return context.html(mail.html.replace(/<head>/i, '<head><base target="_blank" />'));
}

async function mailsFacts(services: ServicesWithConsole, context: Context): Promise<MailsPageData> {
  const { background, clock, db, mailer } = services;
  const { to, mail, form } = context.req.query();
  await background.idle();
  const channels = await listChannels(db);
  const records = await listMails(db, to || undefined);
  const mails = records
    .slice(0, maxMails)
    .map(({ id, channel, to: receiver, subject, text, sentAt }): MailOverview => ({
      id,
      channel: {
        token: channel,
        name: channels.find(({ token }) => token === channel)?.name ?? channel,
      },
      to: receiver,
      subject,
      text,
      links: findLinks(text),
      sentAt: sentAt.getTime(),
    }));
  const [first] = channels;
  return {
    mails,
    to: to || undefined,
    open: mails.find(({ id }) => String(id) === mail) ?? mails[0],
    form: form === "text" ? "text" : "html",
    mailServer: mailer.server,
    signUp: first && `${getChannelSiteOrigin(services, first)}/user/signUp`,
    now: clock.now(),
  };
}
