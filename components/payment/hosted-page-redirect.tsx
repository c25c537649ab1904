"use client";

import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import styles from "./payment.module.css";

/** A browser that has not left after this time may have been prevented from it. */
const fallbackMs = 500;

// Goes to a hosted page, and offers the way by hand to a browser that stays.
export function HostedPageRedirect({ to }: { to: string }) {
  const { t } = useText();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    // Brought back from the back-forward cache it would be on its way for ever.
    const reloadRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", reloadRestored);
    location.assign(to);
    const timer = setTimeout(() => setStays(true), fallbackMs);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", reloadRestored);
    };
  }, [to]);
  return (
    <div className={styles.leaving} role="status">
      <p>{t("paymentLeavingPage")}</p>
      {stays && (
        <LinkButton variant="primary" size="large" block href={to}>
          {t("paymentGoOn")}
        </LinkButton>
      )}
    </div>
  );
}
