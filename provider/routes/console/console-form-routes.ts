import { type Context, Hono } from "hono";
import type { z } from "zod";
import { refundInvoice } from "../../commerce/refund-invoice.ts";
import { simulatedFaultSchema } from "../../domain/console/simulated-faults.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  changeEventStart,
  clockCommandSchema,
  eventChangeInputSchema,
  simulatedLocationInputSchema,
  refundInputSchema,
  moveProviderClock,
} from "./console-commands.ts";
import type { ServicesWithConsole } from "../../services.ts";

/** The same switches as `/console/api`, for forms without scripts: each goes back to the page. */
export function consoleFormRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.post("/console/faults", async (context) => {
    services.faults.set(await fields(context, simulatedFaultSchema));
    return context.redirect("/console/controls#faults", 303);
  });
  routes.post("/console/faults/clear", async (context) => {
    const { call, channel } = await filled(context);
    services.faults.clear({ call, channel });
    return context.redirect("/console/controls#faults", 303);
  });
  routes.post("/console/clock", async (context) => {
    await moveProviderClock(services, await fields(context, clockCommandSchema));
    return context.redirect("/console/controls#clock", 303);
  });
  routes.post("/console/events", async (context) => {
    await changeEventStart(services, await fields(context, eventChangeInputSchema));
    return context.redirect("/console/controls#events", 303);
  });
  routes.post("/console/location", async (context) => {
    const { country, vpn } = await filled(context);
    const order = simulatedLocationInputSchema.safeParse({ country, vpn: vpn !== undefined });
    if (!order.success) throw wronglyFilled();
    await services.location.move(order.data);
    return context.redirect("/console/controls#rights", 303);
  });
  routes.post("/console/refunds", async (context) => {
    await refundInvoice(services, await fields(context, refundInputSchema));
    await services.billing.settled();
    return context.redirect("/console/controls#payments", 303);
  });
  routes.post("/console/calls/clear", (context) => {
    services.calls.clear();
    return context.redirect("/console/controls#calls", 303);
  });
  routes.post("/console/notices/clear", async (context) => {
    const { channel } = await filled(context);
    services.notices.clear(channel);
    return context.redirect("/", 303);
  });
  routes.post("/console/reset", async (context) => {
    await services.reset({ retainCatalogue: false });
    return context.redirect("/console/controls#reset", 303);
  });
  return routes;
}

async function fields<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(await filled(context));
  if (result.success) return result.data;
  throw wronglyFilled();
}

function wronglyFilled(): HttpError {
  return new HttpError(422, "The form was not filled in as it should be. Go back and try again.");
}

/** Form fields that hold something: an empty choice counts as not made. */
async function filled(context: Context): Promise<Record<string, string>> {
  const body = Object.entries(await context.req.parseBody());
  return Object.fromEntries(
    body.flatMap(([key, value]) => (typeof value === "string" && value ? [[key, value]] : [])),
  );
}
