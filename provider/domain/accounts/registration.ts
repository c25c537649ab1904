import { z } from "zod";
import type { ProviderMessages } from "../../locales/locales.ts";
import { isPlainText } from "./plain-text.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

/** A question of a channel's registration form: docs/provider-api.md PA-73. */
export type RegistrationFormField = {
  token: string;
  title: string;
  type: "text" | "date_epoch_ms" | "checkbox";
  is_mandatory: boolean;
  should_be_collected: boolean;
  description?: string;
  verifications?: { options?: string[] };
};

/** A text, a day (epoch ms of its UTC midnight) or a box that is ticked or not. */
export type RegistrationAnswerValue = string | number | boolean;

/** The stored value of a field; a skipped one has no value. */
export type StoredRegistrationAnswer = {
  field: string;
  value: RegistrationAnswerValue | null;
  skipped: boolean;
};

const day = 24 * 60 * 60 * 1000;
const maxTextLength = 500;

/** The body of `POST …/registration-fields`: docs/provider-api.md PA-74. */
export const registrationAnswersInputSchema = z
  .array(
    z.object({
      registration_field_token: requestTextSchema(),
      /** A text that cannot be stored is an error of its field: `parseRegistrationAnswers`. */
      value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
      has_skipped: z.boolean().nullish(),
    }),
  )
  .max(2_000);
export type RegistrationAnswersInput = z.output<typeof registrationAnswersInputSchema>;

/** What of a form a viewer never saw (`some`), and whether any of it is mandatory. */
export function findMissingRegistrationFields(
  fields: RegistrationFormField[],
  registrationAnswers: StoredRegistrationAnswer[],
) {
  const collected = fields.filter((field) => field.should_be_collected);
  const registrationAnswerTo = ({ token }: RegistrationFormField) =>
    registrationAnswers.find(({ field }) => field === token);
  return {
    some: collected.some((field) => !registrationAnswerTo(field)),
    mandatory: collected.some(
      (field) => isRequired(field) && (registrationAnswerTo(field)?.value ?? null) === null,
    ),
  };
}

/**
 * The registration answers to store, and an error message for each field with an invalid value. A field
 * that is not mandatory and was not sent counts as skipped; unknown fields are left
 * out.
 */
export function parseRegistrationAnswers(
  fields: RegistrationFormField[],
  sent: RegistrationAnswersInput,
  messages: ProviderMessages["errors"],
): { registrationAnswers: StoredRegistrationAnswer[]; faults: Record<string, string> } {
  const registrationAnswers: StoredRegistrationAnswer[] = [];
  const faults: Record<string, string> = {};
  const sentFor = new Map(sent.map((each) => [each.registration_field_token, each]));
  for (const field of fields.filter((each) => each.should_be_collected)) {
    const sentValue = sentFor.get(field.token);
    const value = sentValue?.has_skipped ? null : tidy(sentValue?.value);
    const fault = value === null ? isRequired(field) && "required" : faultOf(field, value);
    if (fault) faults[field.token] = messages[fault];
    else registrationAnswers.push({ field: field.token, value, skipped: value === null });
  }
  return { registrationAnswers, faults };
}

/** Boxes are ticked or not, and never required. */
function isRequired({ type, is_mandatory: mandatory }: RegistrationFormField): boolean {
  return mandatory && type !== "checkbox";
}

function tidy(value: RegistrationAnswerValue | null | undefined): RegistrationAnswerValue | null {
  const plain = typeof value === "string" ? value.trim() : value;
  return plain === "" || plain === undefined ? null : plain;
}

function faultOf({ type, verifications }: RegistrationFormField, value: RegistrationAnswerValue) {
  if (type === "checkbox") return typeof value === "boolean" ? undefined : "badInput";
  if (type === "date_epoch_ms") return isDay(value) ? undefined : "notADay";
  if (typeof value !== "string" || value.length > maxTextLength) return "badInput";
  if (!isPlainText(value)) return "badInput";
  const options = verifications?.options ?? [];
  return options.length === 0 || options.includes(value) ? undefined : "notAnOption";
}

function isDay(value: RegistrationAnswerValue): boolean {
  return typeof value === "number" && value % day === 0 && !Number.isNaN(new Date(value).getTime());
}
