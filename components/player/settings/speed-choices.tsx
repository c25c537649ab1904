import { speeds } from "@/lib/playback/speeds";
import { useText } from "../../text-provider";
import { speed } from "../media/media-facts";
import { changeSpeed } from "../media/requests";
import { useMediaFact } from "../media/use-media-fact";
import { usePlayerParts } from "../player-parts";
import { ChoiceList } from "./choice-list";
import { useSpeedName } from "./values";

export function SpeedChoices({ back }: { back: () => void }) {
  const { t } = useText();
  const { video } = usePlayerParts();
  const name = useSpeedName();
  const chosen = useMediaFact(speed);
  return (
    <ChoiceList<number>
      title={t("playerSpeed")}
      choices={speeds.map((value) => ({ value, name: name(value) }))}
      chosen={chosen}
      choose={(value) => changeSpeed(video, value)}
      back={back}
    />
  );
}
