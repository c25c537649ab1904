"use client";

import { useEffect } from "react";
import { useText } from "../text-provider";
import { beginTelling, formatMoment, type MomentForm } from "./format";
import { inFreeMoments } from "./in-free-moments";

const forms: MomentForm[] = ["moment", "clock", "day"];

// Rows far down stay as the server wrote them for long; their times must not. How a place tells the
// time is the dearest thing to find out when a page begins, so it waits until nothing else is to do.
export function LocalTimes() {
  const { locale } = useText();
  useEffect(() => {
    let rest: HTMLTimeElement[] | undefined;
    return inFreeMoments((hasTime) => {
      beginTelling();
      rest ??= [...document.querySelectorAll<HTMLTimeElement>("time[data-form]")];
      do tell(rest.pop(), locale);
      while (rest.length > 0 && hasTime());
      return rest.length > 0 ? "more" : "done";
    });
  }, [locale]);
  return null;
}

function tell(element: HTMLTimeElement | undefined, locale: string) {
  const form = forms.find((name) => name === element?.dataset.form);
  if (element && form)
    element.textContent = formatMoment(Date.parse(element.dateTime), form, locale);
}
