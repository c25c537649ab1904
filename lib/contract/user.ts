import { z } from "zod";
import { bearerSchema } from "./bearer.ts";
import {
  countSchema,
  singleLineTextSchema,
  multilineTextSchema,
  listOf,
  timestampSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
} from "./fields.ts";

const account = z.object({
  email: dropInvalid(textSchema),
  first_name: dropInvalid(singleLineTextSchema),
  last_name: dropInvalid(singleLineTextSchema),
});

/** A viewer's record: `GET /ch/{channel_id}/users/me`, login and verification. docs/provider-api.md PA-71. */
export const userSchema = z.object({
  _id: textSchema,
  full_name: replaceInvalid(singleLineTextSchema, ""),
  email: replaceInvalid(z.string(), ""),
  token: dropInvalid(textSchema),
  subscribersGroup: dropInvalid(textSchema),
  channel_access_token: dropInvalid(bearerSchema),
  access_token: dropInvalid(bearerSchema),
  expires_at: dropInvalid(timestampSchema),
  has_missing_registration_fields: replaceInvalid(z.boolean(), false),
  alerts: dropInvalid(countSchema),
  /** Missing if unknown. */
  email_verified: dropInvalid(z.boolean()),
  local: dropInvalid(account),
  google: dropInvalid(account),
  facebook: dropInvalid(account),
  apple: dropInvalid(account),
});
export type User = z.output<typeof userSchema>;

/** `POST /ch/{ch}/users/access-token`. */
export const accessToken = z.object({
  access_token: bearerSchema,
  expires_at: dropInvalid(timestampSchema),
});
export type AccessToken = z.output<typeof accessToken>;

/** One question of the registration form; a date is epoch ms at UTC midnight. */
export const registrationField = z.object({
  token: tokenSchema,
  title: singleLineTextSchema,
  type: replaceInvalid(z.enum(["text", "date_epoch_ms", "checkbox"]), "text"),
  is_mandatory: replaceInvalid(z.boolean(), false),
  should_be_collected: replaceInvalid(z.boolean(), true),
  description: dropInvalid(multilineTextSchema),
  value: dropInvalid(z.union([z.string(), timestampSchema, z.boolean()])),
  verifications: dropInvalid(z.object({ options: dropInvalid(listOf(textSchema)) })),
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
