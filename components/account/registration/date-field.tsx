import type { RegistrationField } from "@/lib/contract/user";
import { isRequired } from "./registration-answers";
import { DayField } from "../../forms/day-field";

const example = Date.UTC(1990, 4, 24);

/** A day that is over. */
export function DateField({ field }: { field: RegistrationField }) {
  const { token, title, description, value } = field;
  const required = isRequired(field);
  return (
    <DayField
      name={token}
      label={title}
      hint={description}
      begin={typeof value === "number" ? new Date(value).toISOString().slice(0, 10) : ""}
      example={example}
      required={required}
      starred={required}
    />
  );
}
