"use client";

import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { selectHasToasts, toastsCleared } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { useLazyModule } from "../ui/use-lazy-module";

// Screen readers announce what is added to a live region that exists already, so it is in the page from
// the start; the code that draws in it is loaded with the first toast.
export function ToastRegion() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const hasToasts = useAppSelector(selectHasToasts);
  const later = useLazyModule(
    hasToasts,
    () => import("./toast-stacks"),
    () => dispatch(toastsCleared()),
  );
  return (
    <section aria-label={t("notifications")} aria-keyshortcuts="F8">
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {hasToasts && later && <later.ToastStacks />}
      </div>
    </section>
  );
}
