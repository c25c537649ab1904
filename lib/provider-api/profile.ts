import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import {
  type AccessToken,
  accessToken,
  type RegistrationAnswer,
  type RegistrationField,
  registrationFields,
  type User,
  user,
} from "../contract/user.ts";
import type { Asker } from "./asker.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/** `GET /ch/{channel_id}/users/me` of the asker's token. Its 401 ends the session. */
export function getProfile(asker: Asker, { channel_id: id }: Channel): Promise<User> {
  return fetchAnswer({
    call: "profile",
    channel: id,
    segments: ["ch", id, "users", "me"],
    query: { r: crypto.randomUUID() },
    schema: user,
    asker,
    deadlineMs: deadlines.personal,
    codeInBody: true,
  });
}

/** `POST /ch/{ch}/users/access-token`: a younger token for the asker's. */
export function getAccessToken(asker: Asker, { token }: Channel): Promise<AccessToken> {
  return fetchAnswer({
    call: "access-token",
    channel: token,
    segments: ["ch", token, "users", "access-token"],
    method: "POST",
    body: {},
    schema: accessToken,
    asker,
    deadlineMs: deadlines.personal,
  });
}

/** `DELETE …/users/me/alerts`: they have been seen. */
export async function clearAlerts(asker: Asker, { channel_id: id }: Channel): Promise<void> {
  await fetchAnswer({
    call: "clear-alerts",
    channel: id,
    segments: ["ch", id, "users", "me", "alerts"],
    method: "DELETE",
    schema: z.unknown(),
    asker,
    deadlineMs: deadlines.personal,
  });
}

/** The questions that are still open, without those that are not to be collected. */
export async function getRegistrationFields(
  asker: Asker,
  { channel_id: id }: Channel,
): Promise<RegistrationField[]> {
  const fields = await fetchAnswer({
    call: "registration-fields",
    channel: id,
    segments: ["ch", id, "users", "me", "registration-fields"],
    schema: registrationFields,
    asker,
    deadlineMs: deadlines.personal,
  });
  return fields.filter((field) => field.should_be_collected);
}

/** `POST …/users/me/registration-fields`. 422 with `data.fields: {[token]: message}`. */
export async function sendRegistrationAnswers(
  asker: Asker,
  { channel_id: id }: Channel,
  answers: RegistrationAnswer[],
): Promise<void> {
  await fetchAnswer({
    call: "registration-answers",
    channel: id,
    segments: ["ch", id, "users", "me", "registration-fields"],
    method: "POST",
    body: answers,
    schema: z.unknown(),
    asker,
    deadlineMs: deadlines.personal,
  });
}
