import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import type { Locale } from "date-fns";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import { todayInLocalTime } from "./parse-and-format-day";
import "react-datepicker/dist/react-datepicker.css";
import "./calendar.css";

/** The first and the last day that may be chosen, epoch milliseconds at UTC midnight. */
export type SelectableDateRange = { from?: number; to: number };
type Props = {
  day: number | undefined;
  /** Without it every day until today. */
  days: SelectableDateRange | undefined;
  language: string;
  choose: (day: number) => void;
};

const locales: Record<string, () => Promise<Locale>> = {
  da: () => import("date-fns/locale/da").then(({ da }) => da),
  de: () => import("date-fns/locale/de").then(({ de }) => de),
  es: () => import("date-fns/locale/es").then(({ es }) => es),
  fr: () => import("date-fns/locale/fr").then(({ fr }) => fr),
  it: () => import("date-fns/locale/it").then(({ it }) => it),
  ja: () => import("date-fns/locale/ja").then(({ ja }) => ja),
  nb: () => import("date-fns/locale/nb").then(({ nb }) => nb),
  pt: () => import("date-fns/locale/pt").then(({ pt }) => pt),
  sv: () => import("date-fns/locale/sv").then(({ sv }) => sv),
};

// The calendar works in local time, the contract in UTC.
export function Calendar({ day, days, language, choose }: Props) {
  const locale = useCalendarLocale(language);
  const [now] = useState(todayInLocalTime);
  const { from, to } = days ?? { to: now };
  const selected = day === undefined ? null : localDay(day);
  return (
    <div ref={useNamedSelects(language)}>
      <DatePicker
        inline
        selected={selected}
        minDate={from === undefined ? undefined : localDay(from)}
        maxDate={localDay(to)}
        locale={locale}
        calendarStartDay={startOf(language)}
        showMonthDropdown
        showYearDropdown
        dropdownMode="select"
        onChange={(date: Date | null) => {
          if (date) choose(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
        }}
      />
    </div>
  );
}

// The package gives its lists of months and years no names: docs/behaviour.md BE-444.
function useNamedSelects(language: string) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const names = new Intl.DisplayNames(language, { type: "dateTimeField" });
    for (const field of ["month", "year"] as const) {
      const select = place.current?.querySelector(`.react-datepicker__${field}-select`);
      select?.setAttribute("aria-label", names.of(field) ?? field);
    }
  }, [language]);
  return place;
}

// In English the first day of the week depends on the country; the other locales define it.
function startOf(language: string): 0 | 1 | undefined {
  if (language !== "en") return undefined;
  return ["en-US", "en-CA", "en-AU"].includes(chooseDateFormatLocale(language)) ? 0 : 1;
}

function localDay(day: number): Date {
  const date = new Date(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

function useCalendarLocale(language: string): Locale | undefined {
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    locales[language]?.().then(setLocale, () => undefined);
  }, [language]);
  return locale;
}
