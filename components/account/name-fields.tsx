import { useText } from "../text-provider";
import { TextField } from "./form/text-field";
import styles from "./name-fields.module.css";

const names = [
  { name: "first_name", text: "accountFirstName", autoComplete: "given-name" },
  { name: "last_name", text: "accountLastName", autoComplete: "family-name" },
];
const familyFirst = names.toReversed();

export function NameFields() {
  const { t, locale } = useText();
  return (
    <div className={styles.pair}>
      {(locale === "ja" ? familyFirst : names).map(({ text, ...field }) => (
        <TextField key={field.name} {...field} label={t(text)} maxLength={100} required />
      ))}
    </div>
  );
}
