import { automatic, qualityChoices, qualityName } from "@/lib/playback/quality";
import { useText } from "../../text-provider";
import { useEngineState } from "../media/use-engine-state";
import { usePlayerParts } from "../player-parts";
import { ChoiceList } from "./choice-list";

export function QualityChoices({ back }: { back: () => void }) {
  const { t } = useText();
  const { engine } = usePlayerParts();
  const { levels, chosen } = useEngineState();
  const heights = qualityChoices(levels).map((level) => ({
    value: level.index,
    name: qualityName(level),
  }));
  return (
    <ChoiceList
      title={t("playerQuality")}
      choices={[{ value: automatic, name: t("playerAuto") }, ...heights]}
      chosen={chosen}
      choose={engine.chooseLevel}
      back={back}
    />
  );
}
