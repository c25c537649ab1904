import { useEffect, useId, useRef, useState } from "react";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { describedBy, FieldFrame } from "../form/field-frame";
import { useField } from "../form/use-form";
import styles from "../form/form.module.css";
import { useIsHydrated } from "../use-is-hydrated";
import { isRequired } from "./answers";
import { CalendarButton } from "./calendar-button";
import { dayLocale, dayOf, formatDay } from "./days";

const example = Date.UTC(1990, 4, 24);

/** A text field with a calendar beside it. */
export function DateField({ field }: { field: RegistrationField }) {
  const { t, locale: language } = useText();
  const id = useId();
  const { error, clearError } = useField(field.token);
  // The server does not know the viewer's country.
  const locale = useIsHydrated() ? dayLocale(language) : language;
  const { input, day, edited, choose } = useDate(locale);
  const formatHint = t("accountDateWrong", { example: formatDay(example, locale) });
  const isWrong = error === "accountDateWrong";
  const hints = [field.description, isWrong ? undefined : formatHint];
  const hint = hints.filter(Boolean).join(" ") || undefined;
  return (
    <FieldFrame
      id={id}
      label={field.title}
      error={isWrong ? formatHint : error}
      hint={hint}
      starred={isRequired(field)}
    >
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name={field.token}
          defaultValue={isoDay(field.value)}
          autoComplete="off"
          required={isRequired(field)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          onInput={() => {
            edited();
            clearError();
          }}
        />
        <CalendarButton
          label={field.title}
          day={day}
          choose={(chosen) => {
            choose(chosen);
            clearError();
          }}
        />
      </div>
    </FieldFrame>
  );
}

// The text stays in the input: React resets a controlled one to its state when it hydrates, and what was
// typed before would be lost.
function useDate(locale: string) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const edited = () => setText(input.current?.value ?? "");
  useEffect(edited, []);
  const choose = (day: number) => {
    if (input.current) input.current.value = formatDay(day, locale);
    edited();
  };
  return { input, day: dayOf(text, locale), edited, choose };
}

const isoDay = (value: RegistrationField["value"]): string =>
  typeof value === "number" ? new Date(value).toISOString().slice(0, 10) : "";
