import type { ReactNode } from "react";
import { LocalTime, type TimeFormat } from "./local-time";

type Props = {
  /** With a line break in the place of the time: `t(key, { date: timePlaceholder })`. */
  words: string;
  time: number;
  format: TimeFormat;
  locale: string;
  /** The words around the time are only for screen readers. */
  isSpoken?: boolean;
  /** In place of the time. */
  children?: ReactNode;
};

export const timePlaceholder = "\n";

// The time in its sentence, which does not break: languages differ in which side of it the words are on.
export function TextWithTime({ words, time, format, locale, isSpoken, children }: Props) {
  const [before, after] = words.replaceAll(" ", "\u00a0").split(timePlaceholder);
  const className = isSpoken ? "sr" : undefined;
  return (
    <>
      {before && <span className={className}>{before}</span>}
      {children ?? <LocalTime time={time} format={format} locale={locale} />}
      {after && <span className={className}>{after}</span>}
    </>
  );
}
