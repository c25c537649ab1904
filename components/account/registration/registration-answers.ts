import type { RegistrationAnswer, RegistrationField } from "@/lib/contract/user";
import type { FormValues } from "../../forms/use-form";
import { parseDay, todayInLocalTime } from "../../forms/parse-and-format-day";

/** docs/behaviour.md BE-41: a checkbox is always true or false, and what was left open is skipped. */
export function toRegistrationAnswers(
  fields: RegistrationField[],
  values: FormValues,
  locale: string,
): RegistrationAnswer[] {
  return fields.map((field) => ({
    registration_field_token: field.token,
    ...toRegistrationAnswer(field, values[field.token]?.trim() ?? "", locale),
  }));
}

function toRegistrationAnswer(field: RegistrationField, value: string, locale: string) {
  if (field.type === "checkbox") return { value: value !== "" };
  if (value === "") return { has_skipped: true as const };
  return { value: field.type === "date_epoch_ms" ? parseDay(value, locale) : value };
}

/** The key of a text by the token of each field that is wrong. */
export function validateRegistration(
  fields: RegistrationField[],
  values: FormValues,
  locale: string,
): Record<string, string> {
  const found = fields.map((field) => [field.token, validateField(field, values, locale)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => !!pair[1]));
}

function validateField(
  field: RegistrationField,
  values: FormValues,
  locale: string,
): string | undefined {
  const value = values[field.token]?.trim() ?? "";
  if (value === "") return isRegistrationFieldRequired(field) ? "requiredField" : undefined;
  if (field.type !== "date_epoch_ms") return undefined;
  const day = parseDay(value, locale);
  if (day === undefined) return "accountDateWrong";
  return day > todayInLocalTime() ? "accountDateLate" : undefined;
}

export function isRegistrationFieldRequired({ is_mandatory, type }: RegistrationField): boolean {
  return is_mandatory && type !== "checkbox";
}
