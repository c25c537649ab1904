import { useId, useState } from "react";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { describedBy, FieldFrame } from "../form/field-frame";
import { useField } from "../form/form-context";
import styles from "../form/form.module.css";
import { useIsEarly } from "../use-is-early";
import { isRequired } from "./answers";
import { CalendarButton } from "./calendar-button";
import { dayLocale, dayOf, sayDay } from "./days";

const example = Date.UTC(1990, 4, 24);

/** A field to write in, and a calendar beside it. */
export function DateField({ field }: { field: RegistrationField }) {
  const { t, locale: language } = useText();
  const id = useId();
  const { fault, mend } = useField(field.token);
  // The server does not know where the viewer's clock hangs.
  const locale = useIsEarly() ? language : dayLocale(language);
  const [text, setText] = useState(isoDay(field.value));
  const change = (next: string) => {
    setText(next);
    mend();
  };
  const likeThis = t("accountDateWrong", { example: sayDay(example, locale) });
  const isWrong = fault === "accountDateWrong";
  const hints = [field.description, isWrong ? undefined : likeThis];
  const hint = hints.filter(Boolean).join(" ") || undefined;
  return (
    <FieldFrame
      id={id}
      label={field.title}
      fault={isWrong ? likeThis : fault}
      hint={hint}
      starred={isRequired(field)}
    >
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          name={field.token}
          value={text}
          autoComplete="off"
          required={isRequired(field)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(id, fault, hint)}
          onChange={(event) => change(event.target.value)}
        />
        <CalendarButton
          label={field.title}
          day={dayOf(text, locale)}
          choose={(day) => change(sayDay(day, locale))}
        />
      </div>
    </FieldFrame>
  );
}

const isoDay = (value: RegistrationField["value"]): string =>
  typeof value === "number" ? new Date(value).toISOString().slice(0, 10) : "";
