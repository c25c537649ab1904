"use client";

import { useEffect } from "react";
import { useText } from "../text-provider";
import { whenIdle } from "../ui/when-idle";
import { onNewDay } from "./on-new-day";
import { enableTimeFormatting, formatLocalizedTime, timeFormats } from "./local-time";

// Rewrites the server's UTC times in the browser's time zone, also in rows that are not hydrated yet.
// The first `Intl.DateTimeFormat` is slow to make, so it waits until a time is visible; the others come with it.
export function LocalizeTimes() {
  const { locale } = useText();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const time of times()) localize(time, locale);
    });
    let stop = () => {};
    const cancel = whenIdle(() => {
      enableTimeFormatting();
      for (const time of times()) observer.observe(time);
      stop = onNewDay(() => times().forEach((time) => localize(time, locale)));
    });
    return () => {
      cancel();
      stop();
      observer.disconnect();
    };
  }, [locale]);
  return null;
}

const times = () => document.querySelectorAll<HTMLTimeElement>("time[data-time-format]");

function localize(element: HTMLTimeElement, locale: string) {
  const format = timeFormats.find((name) => name === element.dataset.timeFormat);
  if (format)
    element.textContent = formatLocalizedTime(Date.parse(element.dateTime), format, locale);
}
