import { z } from "zod";
import { normalizeEmailAddress } from "../contract/normalize-email-address.ts";
import { requestTextSchema } from "../contract/request-text.ts";

/** Keys of the texts that a form shows at a field: `public/lng`. */
const required = "requiredField";
const invalid = "accountEmailInvalid";
const tooLong = "accountNotTaken";

const filled = (maxLength: number) =>
  requestTextSchema(required).min(1, required).max(maxLength, tooLong);
const email = requestTextSchema(required)
  .trim()
  .min(1, required)
  .transform((value, context) => {
    const address = normalizeEmailAddress(value);
    if (address !== undefined) return address;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });
const password = filled(1_000);
const name = requestTextSchema(required).trim().min(1, required).max(100, tooLong);
const token = filled(2_000);
const mobile = z.boolean().default(false);

/** The inputs of calls that change something; fields that are not named here are dropped. */
export const accountInputSchemas = {
  signIn: z.object({ email, password }),
  /** Of the app's web view; the rest is `signIn`, or nothing. */
  appSignIn: z.looseObject({ ticket: requestTextSchema().max(1_000).optional().catch(undefined) }),
  signUp: z.object({ email, password, first_name: name, last_name: name, mobile }),
  address: z.object({ email, mobile }),
  reset: z.object({ token, password }),
  change: z.object({ current_password: password, password }),
  name: z.object({ first_name: name, last_name: name }),
  newEmail: z.object({ email, current_password: password, mobile }),
  verify: z.object({ token }),
  start: z.object({ method: z.enum(["google", "facebook", "apple", "sso"]), mobile }),
  deletion: z.object({ current_password: password.optional(), mobile }),
  plain: z.object({ mobile }),
  price: z.object({ price: filled(1_000) }),
  /** The body's limit comes first: docs/behaviour.md BE-70. */
  registrationAnswers: z
    .array(
      z.object({
        registration_field_token: filled(250),
        /** The provider checks whether the text can be stored, and reports an error at its field. */
        value: z.union([z.string().max(5_000), z.number(), z.boolean()]).optional(),
        has_skipped: z.literal(true).optional(),
      }),
    )
    .max(2_000),
};

/** The checked input of a call, by its name in `accountInputSchemas`. */
export type AccountInput<Name extends keyof typeof accountInputSchemas> = z.output<
  (typeof accountInputSchemas)[Name]
>;
