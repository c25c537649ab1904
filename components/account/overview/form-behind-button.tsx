import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { isComposingKey } from "../../ui/is-composing";
import styles from "./form-behind-button.module.css";

type Props = {
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The result of the form, which is shown and announced. */
  result: string | undefined;
  children: ReactNode;
};

// The focus enters the form when it opens, and returns to the button when it closes.
export function FormBehindButton({ label, isOpen, setOpen, result, children }: Props) {
  const { t } = useText();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [button, place] = [opener.current, form.current];
    if (!isOpen || !place) return;
    place.querySelector("input")?.focus();
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isComposingKey(event)) setOpen(false);
    };
    place.addEventListener("keydown", closeByEscape);
    return () => {
      place.removeEventListener("keydown", closeByEscape);
      button?.focus();
    };
  }, [isOpen, setOpen]);
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div ref={form} className={styles.form}>
          {children}
          <Button size="large" block onClick={() => setOpen(false)}>
            {t("accountCancel")}
          </Button>
        </div>
      )}
      <p role="status" className={styles.result}>
        {!isOpen && result}
      </p>
    </>
  );
}
