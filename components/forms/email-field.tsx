import { useEffect, useRef } from "react";
import { useText } from "../text-provider";
import { saveEmail, savedEmail } from "./saved-email";
import { TextField } from "./text-field";

type Props = { autoComplete?: "email" | "username" };

/** Begins with the address that was typed in another form of this tab. */
export function EmailField({ autoComplete = "email" }: Props) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const email = savedEmail();
    if (field && email && !field.value) prefill(field, email);
    const save = () => saveEmail(field?.value);
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, []);
  return (
    <TextField
      ref={input}
      name="email"
      type="email"
      label={t("accountEmail")}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

// The field may have the focus before React hydrates it. Selected, the address is replaced by what is typed next.
function prefill(field: HTMLInputElement, email: string): void {
  field.value = email;
  if (field === document.activeElement) field.select();
}
