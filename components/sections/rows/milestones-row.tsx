import { useMemo } from "react";
import { Card } from "../../cards/card";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { RailRow, type RailRowProps, useRailCardOptions } from "./rail-row";
import stations from "./milestones-and-course-rows.module.css";
import styles from "./milestones-row.module.css";

// Stations in the owner's order. Which of them says that the viewer is there follows from the progress on the
// cards (stations.module.css): no code of its own finds it.
export function MilestonesRow(props: RailRowProps) {
  const { t } = useText();
  const rail = useRailCardOptions(props.row, props.pageKey);
  // The number of a station is that on the path, not that in its series. Two of its pictures share a phone's width.
  const options = useMemo(
    () => ({ ...rail, isBare: true, common: { ...rail.common, episodes: true } }),
    [rail],
  );
  const reached = classNames(stations.label, stations.reached);
  return (
    <RailRow
      {...props}
      ordered
      className={styles.path}
      renderItem={(card, index) => (
        <Card
          key={card.token}
          card={card}
          options={options}
          className={classNames(styles.stop, stations.stop)}
        >
          <p className={styles.station}>
            <b className={classNames("display", stations.disc)}>{index + 1}</b>
            {index === 0 && (
              <span className={classNames(stations.label, styles.start)}>{t("pathStart")}</span>
            )}
            <span className={reached}>{t("pathHere")}</span>
          </p>
        </Card>
      )}
    />
  );
}
