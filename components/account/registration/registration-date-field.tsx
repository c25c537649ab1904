import type { RegistrationField } from "@/lib/contract/user";
import { isRegistrationFieldRequired } from "./registration-answers";
import { DatePickerField } from "../../forms/date-picker-field";

const example = Date.UTC(1990, 4, 24);

/** A day that is over. */
export function RegistrationDateField({ field }: { field: RegistrationField }) {
  const { token, title, description, value } = field;
  const required = isRegistrationFieldRequired(field);
  return (
    <DatePickerField
      name={token}
      label={title}
      hint={description}
      begin={typeof value === "number" ? value : undefined}
      example={example}
      required={required}
      starred={required}
    />
  );
}
