import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import {
  type AccessToken,
  accessTokenSchema,
  type RegistrationAnswer,
  type RegistrationField,
  registrationFieldsSchema,
  type User,
  userSchema,
} from "../contract/user.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** `GET /ch/{channel_id}/users/me` of the caller's token. Its 401 ends the session. */
export function getProfile(callContext: CallContext, { channel_id: id }: Channel): Promise<User> {
  return fetchFromProvider({
    call: "profile",
    channel: id,
    segments: ["ch", id, "users", "me"],
    query: { r: crypto.randomUUID() },
    schema: userSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
    codeInBody: true,
  });
}

/** Everything that is stored about a viewer, in any form: docs/provider-api.md PA-367. */
export const viewerDataSchema = z.record(z.string(), z.unknown());

/** `GET …/users/me/data`: everything that is stored about the caller. docs/provider-api.md PA-367 */
export function getViewerData(
  callContext: CallContext,
  { channel_id: id }: Channel,
): Promise<Record<string, unknown>> {
  return fetchFromProvider({
    call: "viewer-data",
    channel: id,
    segments: ["ch", id, "users", "me", "data"],
    schema: viewerDataSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** `POST /ch/{ch}/users/access-token`: a new token in exchange for the caller's. */
export function exchangeAccessToken(
  callContext: CallContext,
  { token }: Channel,
): Promise<AccessToken> {
  return fetchFromProvider({
    call: "access-token",
    channel: token,
    segments: ["ch", token, "users", "access-token"],
    method: "POST",
    body: {},
    schema: accessTokenSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** `DELETE …/users/me/alerts`: they have been seen. */
export async function clearAlerts(
  callContext: CallContext,
  { channel_id: id }: Channel,
): Promise<void> {
  await fetchFromProvider({
    call: "clear-alerts",
    channel: id,
    segments: ["ch", id, "users", "me", "alerts"],
    method: "DELETE",
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** The questions that are still open, without those that are not to be collected. */
export async function getRegistrationFields(
  callContext: CallContext,
  { channel_id: id }: Channel,
): Promise<RegistrationField[]> {
  const fields = await fetchFromProvider({
    call: "registration-fields",
    logsRejections: true,
    channel: id,
    segments: ["ch", id, "users", "me", "registration-fields"],
    schema: registrationFieldsSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
  return fields.filter((field) => field.should_be_collected);
}

/** `POST …/users/me/registration-fields`. 422 with `data.fields: {[token]: message}`. */
export async function sendRegistrationAnswers(
  callContext: CallContext,
  { channel_id: id }: Channel,
  registrationAnswers: RegistrationAnswer[],
): Promise<void> {
  await fetchFromProvider({
    call: "registration-answers",
    logsRejections: true,
    channel: id,
    segments: ["ch", id, "users", "me", "registration-fields"],
    method: "POST",
    body: registrationAnswers,
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
