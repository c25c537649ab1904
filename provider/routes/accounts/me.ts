import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { findRegistrationAnswers, saveRegistrationAnswers } from "../../db/registration-answers.ts";
import { updateViewer } from "../../db/viewers.ts";
import {
  parseRegistrationAnswers,
  type StoredRegistrationAnswer,
  registrationAnswersInputSchema,
} from "../../domain/accounts/registration.ts";
import { HttpError } from "../../domain/http-error.ts";
import { newNameSchema, parseJsonBody } from "./account-input.ts";
import { createNoContentResponse, createPrivateResponse } from "../responses.ts";
import { requireTokenBearer } from "./read-token-bearer.ts";
import { loadUserResponse } from "./load-user.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages } from "../error-messages.ts";

/**
 * Calls of a signed-in viewer about their account: `users/me`, the name, alerts and registration fields.
 */
export function meRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/users/me", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer, expiresAt } = await requireTokenBearer(services, context, channel.token);
    return createPrivateResponse(
      context,
      await loadUserResponse(services, channel, viewer, { expiresAt }),
    );
  });
  routes.post("/channel/:channel/me/change-name", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    const { first_name: firstName, last_name: lastName } = await parseJsonBody(
      context,
      newNameSchema,
    );
    await updateViewer(db, viewer.id, { firstName, lastName });
    return createPrivateResponse(
      context,
      await loadUserResponse(services, channel, { ...viewer, firstName, lastName }),
    );
  });
  routes.delete("/ch/:channel/users/me/alerts", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    await updateViewer(db, viewer.id, { alerts: 0 });
    return createNoContentResponse(context);
  });
  routes.get("/ch/:channel/users/me/registration-fields", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    return createPrivateResponse(
      context,
      questionsOf(channel, await findRegistrationAnswers(db, viewer.id)),
    );
  });
  routes.post("/ch/:channel/users/me/registration-fields", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    await saveRegistrationAnswers(db, viewer.id, await parseRegistrationBody(context, channel));
    return createNoContentResponse(context);
  });
  return routes;
}

/** The channel's registration fields with the stored values. */
function questionsOf(channel: ChannelRow, registrationAnswers: StoredRegistrationAnswer[]) {
  const valueOf = (token: string) =>
    registrationAnswers.find(({ field }) => field === token)?.value;
  const fields = channel.profile.registration?.fields ?? [];
  return fields.map((field) => ({ ...field, value: valueOf(field.token) ?? undefined }));
}

/** Stores the values of registration fields; 422 `BAD_INPUT` with a sentence for each invalid field. */
async function parseRegistrationBody(
  context: Context,
  channel: ChannelRow,
): Promise<StoredRegistrationAnswer[]> {
  const fields = channel.profile.registration?.fields ?? [];
  const sent = await parseJsonBody(context, registrationAnswersInputSchema);
  const messages = getRequestErrorMessages(context);
  const { registrationAnswers, faults } = parseRegistrationAnswers(fields, sent, messages);
  if (Object.keys(faults).length === 0) return registrationAnswers;
  throw new HttpError(422, messages.badInput, { detail: "BAD_INPUT", data: { fields: faults } });
}
