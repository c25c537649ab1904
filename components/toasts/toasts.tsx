"use client";

import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { selectHasToasts, toastsCleared } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { useLater } from "../ui/use-later";

// Screen readers speak what enters a live region that they know already, so it is here from the
// start; what is drawn in it comes with the first toast.
export function Toasts() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const hasToasts = useAppSelector(selectHasToasts);
  const later = useLater(
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
