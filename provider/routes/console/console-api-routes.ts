import { Hono } from "hono";
import { z } from "zod";
import { refundInvoice } from "../../commerce/refund-invoice.ts";
import { issueFirstOwnerInvitation } from "../../db/admin/staff-invitations.ts";
import { clearMails, listMails, type MailRecord } from "../../db/mails.ts";
import {
  simulatedFaultSchema,
  type SimulatedFault,
} from "../../domain/console/simulated-faults.ts";
import { findLinks } from "../../domain/console/find-links.ts";
import { HttpError } from "../../domain/http-error.ts";
import { adminPath } from "../admin/admin-path.ts";
import { createPrivateResponse } from "../responses.ts";
import {
  changeEventStart,
  clockCommandSchema,
  loadConsoleState,
  eventChangeInputSchema,
  simulatedLocationInputSchema,
  idpClientInputSchema,
  refundInputSchema,
  seededSessionInputSchema,
  moveProviderClock,
  startSeededSession,
} from "./console-commands.ts";
import type { ServicesWithConsole } from "../../services.ts";

/** The console's switches as JSON, shared by its own page and by browser tests. */
export function consoleApiRoutes(services: ServicesWithConsole): Hono {
  const { faults, calls, notices } = services;
  const routes = new Hono().basePath("/console/api");
  const state = async () => loadConsoleState(services);
  routes.get("/state", async (context) => createPrivateResponse(context, await state()));
  routes.put("/faults", async (context) => {
    faults.set(
      checked<SimulatedFault>(
        simulatedFaultSchema,
        await context.req.json().catch(() => undefined),
      ),
    );
    return createPrivateResponse(context, await state());
  });
  routes.delete("/faults", async (context) => {
    faults.clear({ call: context.req.query("call"), channel: context.req.query("channel") });
    return createPrivateResponse(context, await state());
  });
  routes.post("/clock", async (context) => {
    const order = checked(clockCommandSchema, await context.req.json().catch(() => undefined));
    await moveProviderClock(services, order);
    return createPrivateResponse(context, await state());
  });
  routes.post("/events", async (context) => {
    await changeEventStart(
      services,
      checked(eventChangeInputSchema, await context.req.json().catch(() => undefined)),
    );
    return createPrivateResponse(context, await state());
  });
  routes.get("/location", async (context) => {
    const { after } = context.req.query();
    const { location } = services;
    return createPrivateResponse(
      context,
      after === undefined ? location.now() : await location.after(Number(after)),
    );
  });
  routes.put("/location", async (context) => {
    const order = checked(
      simulatedLocationInputSchema,
      await context.req.json().catch(() => undefined),
    );
    await services.location.move(order);
    return createPrivateResponse(context, await state());
  });
  routes.post("/refunds", async (context) => {
    await refundInvoice(
      services,
      checked(refundInputSchema, await context.req.json().catch(() => undefined)),
    );
    return createPrivateResponse(context, await state());
  });
  routes.post("/reset", async (context) => {
    await services.reset({ retainCatalogue: context.req.query("keep") === "catalogue" });
    return createPrivateResponse(context, await state());
  });
  routes.post("/sessions", async (context) => {
    const order = checked(
      seededSessionInputSchema,
      await context.req.json().catch(() => undefined),
    );
    return createPrivateResponse(context, await startSeededSession(services, order));
  });
  routes.post("/first-owner", async (context) => {
    const { db, clock } = services;
    const secret = await issueFirstOwnerInvitation(db, new Date(clock.now()));
    if (secret === undefined) throw new HttpError(409, "There is staff already.");
    return createPrivateResponse(context, { path: `${adminPath}/invitations/${secret}` });
  });
  routes.post("/identity-clients", async (context) => {
    const client = checked(idpClientInputSchema, await context.req.json().catch(() => undefined));
    services.sandbox.register(client);
    return createPrivateResponse(context, { issuer: `${services.console.origin}/identity` });
  });
  routes.get("/calls", (context) => {
    const counts = calls.counts();
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return createPrivateResponse(context, { calls: counts, total });
  });
  routes.delete("/calls", (context) => {
    calls.clear();
    return createPrivateResponse(context, { calls: [], total: 0 });
  });
  routes.get("/mails", async (context) => {
    await services.background.idle();
    const mails = await listMails(services.db, context.req.query("to"));
    return createPrivateResponse(context, { mails: mails.map(mailResponse) });
  });
  routes.delete("/mails", async (context) => {
    await services.background.idle();
    await clearMails(services.db);
    return createPrivateResponse(context, { mails: [] });
  });
  routes.delete("/limits", async (context) => {
    await services.limits.clear();
    return createPrivateResponse(context, await state());
  });
  routes.get("/notices", (context) =>
    createPrivateResponse(context, { notices: notices.of(context.req.query("channel") ?? "") }),
  );
  routes.delete("/notices", (context) => {
    notices.clear(context.req.query("channel"));
    return createPrivateResponse(context, { notices: [] });
  });
  return routes;
}

function checked<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new HttpError(422, z.prettifyError(result.error));
}

function mailResponse({ id, channel, to, subject, text, sentAt }: MailRecord) {
  return { id, channel, to, subject, text, links: findLinks(text), sent_at: sentAt.toISOString() };
}
