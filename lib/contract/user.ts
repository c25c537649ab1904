import { z } from "zod";
import { bearer } from "./bearer.ts";
import { count, line, lines, listOf, moment, soft, softOr, text, token } from "./fields.ts";

const account = z.object({ email: soft(text), first_name: soft(line), last_name: soft(line) });

/** A viewer's record: `GET /ch/{channel_id}/users/me`, login and verification. docs/provider-api.md PA-71. */
export const user = z.object({
  _id: text,
  full_name: softOr(line, ""),
  email: softOr(z.string(), ""),
  token: soft(text),
  subscribersGroup: soft(text),
  channel_access_token: soft(bearer),
  access_token: soft(bearer),
  expires_at: soft(moment),
  has_missing_registration_fields: softOr(z.boolean(), false),
  alerts: soft(count),
  /** Missing if unknown. */
  email_verified: soft(z.boolean()),
  local: soft(account),
  google: soft(account),
  facebook: soft(account),
  apple: soft(account),
});
export type User = z.output<typeof user>;

/** `POST /ch/{ch}/users/access-token`. */
export const accessToken = z.object({ access_token: bearer, expires_at: soft(moment) });
export type AccessToken = z.output<typeof accessToken>;

/** One question of the registration form; a date is epoch ms at UTC midnight. */
export const registrationField = z.object({
  token,
  title: line,
  type: softOr(z.enum(["text", "date_epoch_ms", "checkbox"]), "text"),
  is_mandatory: softOr(z.boolean(), false),
  should_be_collected: softOr(z.boolean(), true),
  description: soft(lines),
  value: soft(z.union([z.string(), moment, z.boolean()])),
  verifications: soft(z.object({ options: soft(listOf(text)) })),
});
export type RegistrationField = z.output<typeof registrationField>;

/** `GET /ch/{id}/users/me/registration-fields`. */
export const registrationFields = listOf(registrationField);

/** A viewer's answer to one field; `has_skipped` if it was left empty. Part of the registration answers. */
export type RegistrationAnswer = {
  registration_field_token: string;
  value?: string | number | boolean;
  has_skipped?: true;
};
