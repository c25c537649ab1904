"use client";

import { useEffect } from "react";
import { onPurchasesInOtherTab } from "@/lib/viewer/notify-tabs.browser";

// Another tab has bought or changed something: what was wanted here is opened, else the page is loaded again.
// The site decides what may be seen: a content that is still closed leads back to its prices.
export function ReloadOnAccessChange({ to }: { to?: string }) {
  useEffect(
    () =>
      onPurchasesInOtherTab(() => (to === undefined ? location.reload() : location.replace(to))),
    [to],
  );
  return null;
}
