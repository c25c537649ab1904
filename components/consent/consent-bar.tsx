import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  browserPrivacySignal,
  type ConsentChoice,
  readSavedConsent,
  saveConsent,
} from "@/lib/consent/saved-consent";
import { consentChosen, selectConsent } from "@/store/consent/consent-slice";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { useLazyModule } from "../ui/use-lazy-module";
import { useLoadTexts } from "../use-load-texts";
import styles from "./consent-bar.module.css";
import { consentBarId, privacyChoicesButtonId } from "./privacy-choices-button";

export function ConsentBar({ policy }: { policy?: string | undefined }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const opener = useRef<Element>(null);
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.id === privacyChoicesButtonId) opener.current = relatedTarget;
  };
  useEffect(() => {
    if (document.activeElement?.id === privacyChoicesButtonId) bar.current?.focus();
  }, []);
  const [isRecordedOpen, setRecordedOpen] = useState(false);
  const loadTexts = useLoadTexts();
  const recorded = useLazyModule(
    isRecordedOpen,
    async () =>
      (await Promise.all([import("../tracked-events/tracked-events-dialog"), loadTexts()]))[0],
    () => setRecordedOpen(false),
  );
  const choose = (choice: ConsentChoice) => {
    saveConsent(choice);
    const next = opener.current ?? document.getElementById("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    dispatch(consentChosen(choice));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from.
    <section
      ref={bar}
      id={consentBarId}
      onFocus={handleFocus}
      className={styles.bar}
      tabIndex={-1}
      aria-label={t("privacyChoices")}
      aria-describedby="consent-text"
    >
      <p id="consent-text">
        {useConsentText()}
        {policy && (
          <>
            {" "}
            <a className="link" href={policy}>
              {t("privacyPolicy")}
            </a>
            {" ·"}
          </>
        )}{" "}
        <button
          type="button"
          className="link"
          aria-haspopup="dialog"
          onClick={() => setRecordedOpen(true)}
        >
          {t("whatWeRecord")}
        </button>
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => choose("not-granted")}>
          {t("decline")}
        </Button>
        <Button variant="outline" onClick={() => choose("granted")}>
          {t("accept")}
        </Button>
      </div>
      {isRecordedOpen && recorded && (
        <recorded.TrackedEventsDialog close={() => setRecordedOpen(false)} />
      )}
    </section>
  );
}

// What holds now, and what the viewer can do about it.
function useConsentText(): string {
  const { t } = useText();
  const consent = useAppSelector(selectConsent);
  if (consent === undefined) return t("consentText");
  if (consent === "granted") return t("consentTextOn");
  const signal = readSavedConsent() === undefined && browserPrivacySignal();
  return signal ? t("consentTextSignal", { signal }) : t("consentTextOff");
}

// The page can scroll by the bar's height, so what gets the focus stays above the bar.
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--bar", `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar");
    };
  }, [bar]);
}
