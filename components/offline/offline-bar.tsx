import { useEffect, useState } from "react";
import { isSaved } from "@/lib/saved/is-saved.browser";
import { useText } from "../text-provider";
import styles from "./offline-bar.module.css";

/** As often as the page that stands for one that was not saved. */
const everyMs = 10_000;

// Says that there is no network and leads to what still works. A page that was saved is loaded anew when the network is back.
export function OfflineBar() {
  const { t } = useText();
  const [lost, setLost] = useState(() => !navigator.onLine || isSaved());
  useEffect(() => {
    const lose = () => setLost(true);
    const find = () => {
      if (isSaved()) void reloadWhenWell();
      else setLost(false);
    };
    // The network may be back before anybody listens; a site that did not answer comes back without a word.
    const look = () => isSaved() && document.visibilityState === "visible" && void reloadWhenWell();
    look();
    const timer = setInterval(look, everyMs);
    addEventListener("offline", lose);
    addEventListener("online", find);
    return () => {
      clearInterval(timer);
      removeEventListener("offline", lose);
      removeEventListener("online", find);
    };
  }, []);
  return (
    <div role="status" className={styles.place}>
      {lost && (
        <p className={styles.bar}>
          {t("offline")} <a href="/offline">{t("offlineWorks")}</a>
        </p>
      )}
    </div>
  );
}

// A site that does not answer yet would give the saved page again.
async function reloadWhenWell(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
