import { useId, useRef, useState } from "react";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineCalendarEvent } from "../../ui/icon-paths";
import { useLater } from "../../ui/use-later";
import { describedBy, FieldFrame } from "../form/field-frame";
import { useField } from "../form/form-context";
import formStyles from "../form/form.module.css";
import { useIsEarly } from "../use-is-early";
import { isRequired } from "./answers";
import styles from "./date-field.module.css";
import { dayLocale, dayOf, sayDay } from "./days";
import { useOutside } from "./use-outside";

const example = Date.UTC(1990, 4, 24);

/** A field to write in, and a calendar beside it for those who would rather point. */
export function DateField({ field }: { field: RegistrationField }) {
  const { t, locale: language } = useText();
  const id = useId();
  const { fault, mend } = useField(field.token);
  const locale = useDayLocale(language);
  const [text, setText] = useState(
    typeof field.value === "number" ? sayDay(field.value, "sv") : "",
  );
  const [open, setOpen] = useState(false);
  const parts = useLater(open, () => import("./calendar"));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutside(place, open, () => setOpen(false));
  const change = (next: string) => {
    setText(next);
    mend();
  };
  const choose = (day: number) => {
    change(sayDay(day, locale));
    setOpen(false);
    button.current?.focus();
  };
  const said = t("accountDateWrong", { example: sayDay(example, locale) });
  const hint = field.description ?? (fault === "accountDateWrong" ? undefined : said);
  return (
    <FieldFrame
      id={id}
      label={field.title}
      fault={fault === "accountDateWrong" ? said : fault}
      hint={hint}
      starred={isRequired(field)}
    >
      <div
        ref={place}
        className={formStyles.box}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !open) return;
          setOpen(false);
          button.current?.focus();
        }}
      >
        <input
          id={id}
          className={formStyles.input}
          name={field.token}
          value={text}
          autoComplete="off"
          required={isRequired(field)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(id, fault, hint)}
          onChange={(event) => change(event.target.value)}
        />
        <button
          ref={button}
          type="button"
          className={formStyles.eye}
          aria-label={`${field.title}: ${t("accountChoose")}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon path={outlineCalendarEvent} />
        </button>
        {open && parts && (
          <div className={styles.calendar}>
            <parts.Calendar day={dayOf(text, locale)} language={language} choose={choose} />
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

// The server does not know where the viewer's clock hangs.
function useDayLocale(language: string): string {
  return useIsEarly() ? language : dayLocale(language);
}
