"use client";

import { consentOpened } from "@/store/consent/consent-slice";
import { useAppDispatch } from "@/store/hooks";
import { useText } from "../text-provider";
import { barId, openerId } from "./ids";

// For the footer: the way back to an answer once given.
export function PrivacyChoices({ className }: { className?: string | undefined }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const open = () => {
    dispatch(consentOpened());
    document.getElementById(barId)?.focus();
  };
  return (
    <button type="button" id={openerId} className={className} onClick={open}>
      {t("privacyChoices")}
    </button>
  );
}
