"use client";

import { consentOpened } from "@/store/consent/consent-slice";
import { useAppDispatch } from "@/store/hooks";
import { useText } from "../text-provider";

// The bar and this button stand far apart and move the focus to each other.
export const consentBarId = "consent";
export const privacyChoicesButtonId = "privacy-choices";

// For the footer: opens the choices again after one was made.
export function PrivacyChoicesButton({ className }: { className?: string | undefined }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const open = () => {
    dispatch(consentOpened());
    document.getElementById(consentBarId)?.focus();
  };
  return (
    <button type="button" id={privacyChoicesButtonId} className={className} onClick={open}>
      {t("privacyChoices")}
    </button>
  );
}
