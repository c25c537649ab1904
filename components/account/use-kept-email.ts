import { useEffect, useRef } from "react";
import { keepEmail, keptEmail } from "./kept-email";

/** For the e-mail field: begins with what was typed before, and keeps it when the page is left. */
export function useKeptEmail() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const email = keptEmail();
    if (field && email && !field.value) prefill(field, email);
    const keep = () => keepEmail(field?.value);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
  return input;
}

// A viewer may be in the field already: selected, the address is replaced by what they type.
function prefill(field: HTMLInputElement, email: string): void {
  field.value = email;
  if (field === document.activeElement) field.select();
}
