import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import styles from "./live-stage.module.css";

type Props = { hasReplay: boolean; onPress: () => void };

export function ReplayOffer({ hasReplay, onPress }: Props) {
  const { t } = useText();
  return (
    <div className={styles.offer} role="status">
      <p>{t("playerIsOver")}</p>
      {hasReplay && (
        <Button variant="media" size="small" onClick={onPress}>
          {t("playerWatchReplay")}
        </Button>
      )}
    </div>
  );
}
