import { z } from "zod";
import { identityKinds } from "../../../domain/accounts/viewer-record.ts";
import { ssoKinds } from "../../../domain/identity/identity-providers.ts";
import { adminNameSchema, adminTimeSchema, channelOrAllSchema } from "../admin-schemas.ts";

/** The id of something at an identity provider, of characters that a header can have. */
const id = z.string().regex(/^[\x21-\x7E]{1,255}$/, "expected visible characters of ASCII");
const appleId = z.string().regex(/^[A-Z0-9]{10}$/, "expected ten letters and digits");
const method = z.enum(identityKinds);

const shownFields = {
  clientId: id.meta({ description: "Of Apple the Services ID", example: "tv.acme.web" }),
  teamId: appleId.optional().meta({ description: "Of Apple: the team" }),
  keyId: appleId.optional().meta({ description: "Of Apple: the key" }),
  name: adminNameSchema(100).optional().meta({
    description: "Of single sign-on: what viewers call it",
    example: "Acme ID",
  }),
  kind: z.enum(ssoKinds).optional().meta({
    description: "Of single sign-on: how it is signed out",
  }),
};

const secretFields = {
  clientSecret: id.optional().meta({ description: "Not of Apple. It is never shown" }),
  privateKey: z
    .string()
    .max(2_000)
    .optional()
    .meta({ description: "Of Apple: the content of the `.p8` file. It is never shown" }),
};

const issuer = z
  .url({ protocol: /^https?$/, error: "expected an http:// or https:// address" })
  .max(500)
  .meta({
    description: "Required for single sign-on. The others have their usual one without it",
    example: "https://id.acme.example",
  });

/** Keys of an identity provider, without their secret. */
export const signInProviderSchema = z
  .strictObject({
    method,
    channel: channelOrAllSchema,
    ...shownFields,
    issuer: z.string(),
    secretSetAt: adminTimeSchema,
    callbackUrl: z.string().meta({ description: "What is registered at the identity provider" }),
  })
  .meta({ id: "SignInProvider" });

/** Keys to be added. */
export const newSignInProviderSchema = z
  .strictObject({ method, ...shownFields, ...secretFields, issuer: issuer.optional() })
  .meta({ id: "NewSignInProvider" });

/** A change of keys: a field that is sent replaces the former value. */
export const signInProviderChangeSchema = z
  .strictObject({ ...shownFields, ...secretFields, issuer: issuer.nullable() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "SignInProviderChange" });

/** The path of keys of all channels. */
export const methodParams = z.strictObject({ method });

export type NewSignInProviderInput = z.output<typeof newSignInProviderSchema>;
export type SignInProviderChange = z.output<typeof signInProviderChangeSchema>;
export type AdminSignInProvider = z.input<typeof signInProviderSchema>;
