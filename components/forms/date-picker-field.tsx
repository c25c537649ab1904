import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../text-provider";
import { getDescribedByIds, FieldFrame } from "./field-frame";
import { useFieldError, useIsHydrated } from "./use-form";
import styles from "./form.module.css";
import type { SelectableDateRange } from "./calendar";
import { DatePickerButton } from "./date-picker-button";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import { parseDay, formatDay } from "./parse-and-format-day";

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The day that it begins with. */
  begin?: number | undefined;
  /** Epoch milliseconds at UTC midnight, like `begin` and `days`. */
  example: number;
  /** What the calendar offers; without it every day until today. */
  days?: SelectableDateRange;
  required?: boolean;
  starred?: boolean;
};

/** A text field with a calendar beside it. */
export function DatePickerField({
  name,
  label,
  hint: description,
  example,
  days,
  begin,
  ...field
}: Props) {
  const { t, locale: language } = useText();
  const id = useId();
  const { error, clearError } = useFieldError(name);
  // The server does not know the viewer's country.
  const wanted = useIsHydrated() ? undefined : [];
  const locale = chooseDateFormatLocale(language, wanted);
  const { input, first, day, edited, choose } = useDay(locale, begin);
  const formatHint = t("accountDateWrong", { example: formatDay(example, locale) });
  const isWrong = error === "accountDateWrong";
  const hints = [description, isWrong ? undefined : formatHint];
  const hint = hints.filter(Boolean).join(" ") || undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      error={isWrong ? formatHint : error}
      hint={hint}
      starred={field.starred}
    >
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name={name}
          defaultValue={first}
          autoComplete="off"
          required={field.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedByIds(id, error, hint)}
          onInput={() => {
            edited();
            clearError();
          }}
        />
        <DatePickerButton
          label={label}
          day={day}
          days={days}
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
function useDay(locale: string, begin: number | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const inLocale = begin === undefined ? "" : formatDay(begin, locale);
  const [first] = useState(inLocale);
  const edited = () => setText(input.current?.value ?? "");
  useEffect(() => {
    // What was typed before hydration stays.
    if (input.current?.value === first) input.current.value = inLocale;
    setText(input.current?.value ?? "");
  }, [first, inLocale]);
  const choose = (day: number) => {
    if (input.current) input.current.value = formatDay(day, locale);
    edited();
  };
  return { input, first, day: parseDay(text, locale), edited, choose };
}
