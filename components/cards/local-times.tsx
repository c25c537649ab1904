"use client";

import { useEffect } from "react";
import { useText } from "../text-provider";
import { formatMoment, type MomentForm } from "./format";

const forms: MomentForm[] = ["moment", "clock", "day"];

// Rows far down stay as the server wrote them for long; their times must not.
export function LocalTimes() {
  const { locale } = useText();
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
      const form = forms.find((name) => name === element.dataset.form);
      if (form) element.textContent = formatMoment(Date.parse(element.dateTime), form, locale);
    }
  }, [locale]);
  return null;
}
