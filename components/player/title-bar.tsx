import { useText } from "../text-provider";
import { Badge } from "../ui/badge";
import styles from "./title-bar.module.css";

type Props = { title: string; isLive: boolean };

export function TitleBar({ title, isLive }: Props) {
  const { t } = useText();
  return (
    <div className={styles.bar}>
      {isLive && <Badge tone="live">{t("playerLive")}</Badge>}
      <span className={styles.title}>{title}</span>
    </div>
  );
}
