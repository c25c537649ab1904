"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { callApi } from "@/lib/api-client/call-api";

type Props = {
  /** Where the button of the form leads, with the choice in its query. */
  action: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

// Without scripts the form's own button takes the choice along; with them every other way in does so, too.
export function RememberPriceForm({ action, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const chosen = form.current && chosenIn(form.current);
    // Chosen before this page was hydrated, or restored by the browser.
    if (chosen && !chosen.defaultChecked) remember(chosen.value);
  }, []);
  return (
    <form
      ref={form}
      className={className}
      method="get"
      action={action}
      onChange={({ currentTarget }) => {
        const chosen = chosenIn(currentTarget);
        if (chosen) remember(chosen.value);
      }}
    >
      {children}
    </form>
  );
}

function chosenIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>("[name=price]:checked");
}

// Where it fails the page of prices begins with the first of them.
function remember(price: string): void {
  callApi("remember-price", { price }).catch(() => undefined);
}
