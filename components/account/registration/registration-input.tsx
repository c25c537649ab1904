import type { RegistrationField } from "@/lib/contract/user";
import { TextField } from "../../forms/text-field";
import { isRequired } from "./registration-answers";
import { ChoiceField } from "./choice-field";
import { DateField } from "./date-field";
import { CheckboxField } from "./checkbox-field";

export function RegistrationInput({ field }: { field: RegistrationField }) {
  const { type, value, verifications } = field;
  if (type === "checkbox") return <CheckboxField field={field} />;
  if (type === "date_epoch_ms") return <DateField field={field} />;
  const options = verifications?.options ?? [];
  if (options.length > 0) return <ChoiceField field={field} options={options} />;
  return (
    <TextField
      name={field.token}
      label={field.title}
      hint={field.description}
      starred={isRequired(field)}
      defaultValue={value === undefined ? undefined : String(value)}
      required={isRequired(field)}
    />
  );
}
