import type { RegistrationField } from "@/lib/contract/user";
import { TextField } from "../../forms/text-field";
import { isRegistrationFieldRequired } from "./registration-answers";
import { ChoiceField } from "./choice-field";
import { RegistrationDateField } from "./registration-date-field";
import { CheckboxField } from "./checkbox-field";

export function RegistrationInput({ field }: { field: RegistrationField }) {
  const { type, value, verifications } = field;
  if (type === "checkbox") return <CheckboxField field={field} />;
  if (type === "date_epoch_ms") return <RegistrationDateField field={field} />;
  const options = verifications?.options ?? [];
  if (options.length > 0) return <ChoiceField field={field} options={options} />;
  return (
    <TextField
      name={field.token}
      label={field.title}
      hint={field.description}
      starred={isRegistrationFieldRequired(field)}
      defaultValue={value === undefined ? undefined : String(value)}
      required={isRegistrationFieldRequired(field)}
    />
  );
}
