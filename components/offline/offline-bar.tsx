import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import styles from "./offline-bar.module.css";

const isSaved = () => "saved" in document.documentElement.dataset;

// Says that there is no network and leads to what still works. A page that was saved is loaded anew when the network is back.
export function OfflineBar() {
  const { t } = useText();
  const [lost, setLost] = useState(() => !navigator.onLine || isSaved());
  useEffect(() => {
    const lose = () => setLost(true);
    const find = () => {
      if (isSaved()) location.reload();
      else setLost(false);
    };
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
