import { Hono } from "hono";
import { keepAnswers, answersOf } from "../db/registration-answers.ts";
import { changeViewer } from "../db/viewers.ts";
import { readAnswers, sentAnswers } from "../domain/registration.ts";
import { Refusal } from "../domain/refusal.ts";
import { bodyOf, smallBody } from "./account-input.ts";
import { noContent, ownAnswer } from "./answers.ts";
import { signedIn } from "./bearer.ts";
import { loadUser } from "./load-user.ts";
import { channelAt } from "./lookups.ts";
import type { Services } from "./services.ts";
import { refusalsIn } from "./speak.ts";

/** What a signed-in viewer asks about themselves: `users/me`, its alerts and registration fields. */
export function meRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/users/me", async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer, expiresAt } = await signedIn(services, context, channel.token);
    return ownAnswer(context, await loadUser(services, channel, viewer, { expiresAt }));
  });
  routes.delete("/ch/:channel/users/me/alerts", async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer } = await signedIn(services, context, channel.token);
    await changeViewer(db, viewer.id, { alerts: 0 });
    return noContent(context);
  });
  routes.get("/ch/:channel/users/me/registration-fields", async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer } = await signedIn(services, context, channel.token);
    const answers = await answersOf(db, viewer.id);
    const valueOf = (token: string) => answers.find(({ field }) => field === token)?.value;
    const fields = channel.profile.registration?.fields ?? [];
    const filled = fields.map((field) => ({ ...field, value: valueOf(field.token) ?? undefined }));
    return ownAnswer(context, filled);
  });
  routes.post("/ch/:channel/users/me/registration-fields", smallBody, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer } = await signedIn(services, context, channel.token);
    const fields = channel.profile.registration?.fields ?? [];
    const sent = await bodyOf(context, sentAnswers);
    const words = refusalsIn(context);
    const { answers, faults } = readAnswers(fields, sent, words);
    if (Object.keys(faults).length > 0) {
      throw new Refusal(422, words.badInput, { detail: "BAD_INPUT", data: { fields: faults } });
    }
    await keepAnswers(db, viewer.id, answers);
    return noContent(context);
  });
  return routes;
}
