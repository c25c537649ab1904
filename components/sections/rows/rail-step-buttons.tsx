import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { chevronLeftIconPath, chevronRightIconPath } from "../../ui/icon-paths";
import styles from "./carousel-row.module.css";
import type { RailEnds } from "./use-rail";

type Props = { ends: RailEnds; step: (direction: 1 | -1) => void };

// What does not overflow leads nowhere; its heading keeps its place.
const hidden = { visibility: "hidden" } as const;

export function RailStepButtons({ ends, step }: Props) {
  const { t } = useText();
  const buttons = [
    { name: t("previous"), direction: -1, path: chevronLeftIconPath, off: ends.start },
    { name: t("next"), direction: 1, path: chevronRightIconPath, off: ends.end },
  ] as const;
  return (
    <div
      className={styles.tools}
      style={ends.start && ends.end ? hidden : undefined}
      data-pointer-only=""
    >
      {buttons.map(({ name, direction, path, off }) => (
        <Button
          key={direction}
          variant="ghost"
          size="small"
          round
          aria-label={name}
          aria-disabled={off || undefined}
          onClick={() => step(direction)}
        >
          <Icon path={path} />
        </Button>
      ))}
    </div>
  );
}
