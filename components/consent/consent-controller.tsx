"use client";

import { useEffect } from "react";
import { resolveConsent, consentKey } from "@/lib/consent/saved-consent";
import {
  consentChangedElsewhere,
  consentRead,
  type ConsentRule,
  selectIsConsentOpen,
} from "@/store/consent/consent-slice";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { useLazyModule } from "../ui/use-lazy-module";

type Props = { rule: ConsentRule; policy?: string | undefined };

export function ConsentController({ rule, policy }: Props) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsConsentOpen);
  const later = useLazyModule(isOpen, () => import("./consent-bar"));
  useEffect(() => {
    dispatch(consentRead({ rule, saved: resolveConsent() }));
    const changed = ({ key }: StorageEvent) => {
      if (key === consentKey || key === null) dispatch(consentChangedElsewhere(resolveConsent()));
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, [dispatch, rule]);
  return isOpen && later ? <later.ConsentBar policy={policy} /> : null;
}
