import { z } from "zod";
import { bearerSchema } from "./bearer.ts";
import {
  countSchema,
  singleLineTextSchema,
  multilineTextSchema,
  lenientArraySchema,
  timestampSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
} from "./field-schemas.ts";

const account = z.object({
  email: lenientOptionalSchema(textSchema),
  first_name: lenientOptionalSchema(singleLineTextSchema),
  last_name: lenientOptionalSchema(singleLineTextSchema),
});

/** A viewer's record: `GET /ch/{channel_id}/users/me`, login and verification. docs/provider-api.md PA-71. */
export const userSchema = z.object({
  _id: textSchema,
  full_name: lenientDefaultSchema(singleLineTextSchema, ""),
  first_name: lenientOptionalSchema(singleLineTextSchema),
  last_name: lenientOptionalSchema(singleLineTextSchema),
  email: lenientDefaultSchema(z.string(), ""),
  token: lenientOptionalSchema(textSchema),
  subscribersGroup: lenientOptionalSchema(textSchema),
  channel_access_token: lenientOptionalSchema(bearerSchema),
  access_token: lenientOptionalSchema(bearerSchema),
  expires_at: lenientOptionalSchema(timestampSchema),
  has_missing_registration_fields: lenientDefaultSchema(z.boolean(), false),
  alerts: lenientOptionalSchema(countSchema),
  /** Missing if unknown. */
  email_verified: lenientOptionalSchema(z.boolean()),
  /** The new address, while one of the two addresses of a change has not confirmed. */
  pending_email: lenientOptionalSchema(textSchema),
  local: lenientOptionalSchema(account),
  google: lenientOptionalSchema(account),
  facebook: lenientOptionalSchema(account),
  apple: lenientOptionalSchema(account),
});
export type User = z.output<typeof userSchema>;

/** `POST /ch/{ch}/users/access-token`. */
export const accessTokenSchema = z.object({
  access_token: bearerSchema,
  expires_at: lenientOptionalSchema(timestampSchema),
});
export type AccessToken = z.output<typeof accessTokenSchema>;

/** One question of the registration form; a date is epoch ms at UTC midnight. */
export const registrationFieldSchema = z.object({
  token: urlSegmentSchema,
  title: singleLineTextSchema,
  type: lenientDefaultSchema(z.enum(["text", "date_epoch_ms", "checkbox"]), "text"),
  is_mandatory: lenientDefaultSchema(z.boolean(), false),
  should_be_collected: lenientDefaultSchema(z.boolean(), true),
  description: lenientOptionalSchema(multilineTextSchema),
  value: lenientOptionalSchema(z.union([z.string(), timestampSchema, z.boolean()])),
  verifications: lenientOptionalSchema(
    z.object({ options: lenientOptionalSchema(lenientArraySchema(textSchema)) }),
  ),
});
export type RegistrationField = z.output<typeof registrationFieldSchema>;

/** `GET /ch/{id}/users/me/registration-fields`. */
export const registrationFieldsSchema = lenientArraySchema(registrationFieldSchema);

/** A viewer's answer to one field; `has_skipped` if it was left empty. Part of the registration answers. */
export type RegistrationAnswer = {
  registration_field_token: string;
  value?: string | number | boolean;
  has_skipped?: true;
};
