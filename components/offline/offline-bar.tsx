import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import styles from "./offline-bar.module.css";

// Says that there is no network and leads to what still works. A page that was saved says so by itself (public/worker/saved.js).
export function OfflineBar() {
  const { t } = useText();
  const [lost, setLost] = useState(() => !navigator.onLine);
  useEffect(() => {
    const lose = () => setLost(true);
    const find = () => setLost(false);
    addEventListener("offline", lose);
    addEventListener("online", find);
    return () => {
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
