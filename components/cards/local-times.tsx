"use client";

import { useEffect } from "react";
import { useText } from "../text-provider";
import { beginTelling, formatMoment, type MomentForm } from "./format";
import { whenFree } from "../ui/when-free";

const forms: MomentForm[] = ["moment", "clock", "day"];

// Rows far down stay as the server wrote them for long; their times must not. How a place tells the
// time is the dearest thing to find out when a page begins, so it waits until a time can be seen.
export function LocalTimes() {
  const { locale } = useText();
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLTimeElement)) continue;
        seen.unobserve(target);
        tell(target, locale);
      }
    });
    const stop = whenFree(() => {
      beginTelling();
      for (const time of document.querySelectorAll("time[data-form]")) seen.observe(time);
    });
    return () => {
      stop();
      seen.disconnect();
    };
  }, [locale]);
  return null;
}

function tell(element: HTMLTimeElement, locale: string) {
  const form = forms.find((name) => name === element.dataset.form);
  if (form) element.textContent = formatMoment(Date.parse(element.dateTime), form, locale);
}
