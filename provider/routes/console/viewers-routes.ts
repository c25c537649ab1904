import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { passLifeMs, signPass } from "../../../lib/contract/signed-pass.ts";
import { switchViewerParam } from "../../../lib/contract/preview-pass-header.ts";
import type { ViewerOverview, ViewersPageData } from "../../console/viewers/viewers-page-data.ts";
import { renderViewersPage } from "../../console/viewers/viewers-page.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { loadEntitlements, listViewers } from "../../db/viewer-entitlements.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  seededViewerEmail,
  seededPassword,
  seededViewers,
} from "../../seed/viewers/seeded-viewers.ts";
import { redirectTo } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";
import { seededSessionInputSchema, startSeededSession } from "./console-commands.ts";
import { respondWithConsolePage } from "./console-responses.ts";

const maxViewers = 40;

/** The viewers of a channel, and the press by which this browser becomes one: docs/wire-rules.md J. */
export function viewersRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono().basePath("/console");
  routes.get("/viewers", async (context) =>
    respondWithConsolePage(
      services,
      context,
      renderViewersPage(await viewersFacts(services, context)),
    ),
  );
  routes.post("/viewers/become", (context) => become(services, context));
  routes.post("/limits/clear", async (context) => {
    const { channel } = await context.req.parseBody();
    await services.limits.clear();
    const query = new URLSearchParams(typeof channel === "string" ? { channel } : {});
    return context.redirect(`/console/viewers?${query}#limits-title`, 303);
  });
  return routes;
}

/** Leads to the channel with a fresh bearer, and the pass by which it replaces whoever is signed in: SE-146. */
async function become(services: ServicesWithConsole, context: Context): Promise<Response> {
  const order = seededSessionInputSchema.safeParse(await context.req.parseBody());
  if (!order.success) throw new HttpError(422, "Choose a viewer. Go back and try again.");
  const { access_token: token } = await startSeededSession(services, order.data);
  const { channel } = order.data;
  const to = new URL(getChannelSiteOrigin(services, await requireChannel(services, channel)));
  to.searchParams.set("access_token", token);
  if (services.secret !== undefined) {
    const what = createHash("sha256").update(token).digest("base64url");
    const subject = { purpose: "switch-viewer", channel, what } as const;
    const endsAt = Date.now() + passLifeMs["switch-viewer"];
    to.searchParams.set(switchViewerParam, signPass(services.secret, subject, endsAt));
  }
  return redirectTo(context, to.href);
}

async function viewersFacts(
  services: ServicesWithConsole,
  context: Context,
): Promise<ViewersPageData> {
  const channels = await listChannels(services.db);
  const wanted = context.req.query("channel") ?? channels[0]?.token;
  const channel = channels.find(({ token }) => token === wanted);
  if (!channel) throw new HttpError(404, "There is no such channel.");
  const { token, name } = channel;
  const all = await listViewers(services.db, token, maxViewers);
  const viewers = await Promise.all(all.map((viewer) => overviewOf(services, channel, viewer)));
  const order = seededViewers.map((seeded) => seeded.name);
  const rankOf = ({ seeded }: ViewerOverview) =>
    seeded === undefined ? order.length : order.indexOf(seeded);
  return {
    channel: { token, name, origin: getChannelSiteOrigin(services, channel) },
    channels: channels.map((each) => ({ token: each.token, name: each.name })),
    viewers: viewers.toSorted((one, other) => rankOf(one) - rankOf(other)),
    seededPassword,
  };
}

async function overviewOf(
  services: ServicesWithConsole,
  { token, profile }: ChannelRow,
  viewer: ViewerRecord,
): Promise<ViewerOverview> {
  const now = services.clock.now();
  const { email, emailVerifiedAt, passwordExpiresAt } = viewer;
  const seeded = seededViewers.find((each) => seededViewerEmail(each, token) === email);
  const isOver = passwordExpiresAt !== null && passwordExpiresAt.getTime() <= now;
  return {
    seeded: seeded?.name,
    name: `${viewer.firstName} ${viewer.lastName}`.trim() || email,
    email,
    about: seeded?.about,
    mustUseForm: emailVerifiedAt === null || isOver,
    alerts: viewer.alerts,
    ...(await loadEntitlements(services.db, viewer, profile.deviceLimits ?? {}, now)),
  };
}
