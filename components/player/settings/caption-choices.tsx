import { useText } from "../../text-provider";
import { chooseCaptions, useShownCaptions } from "../media/captions";
import { usePlayerParts } from "../player-parts";
import { ChoiceList } from "./choice-list";

export function CaptionChoices({ back }: { back: () => void }) {
  const { t } = useText();
  const { video, playback } = usePlayerParts();
  const shown = useShownCaptions();
  const languages = playback.captions.map(({ lang, label }) => ({ value: lang, name: label }));
  return (
    <ChoiceList
      title={t("playerCaptions")}
      choices={[{ value: "off", name: t("playerOff") }, ...languages]}
      chosen={shown}
      choose={(language) => chooseCaptions(video, language)}
      back={back}
    />
  );
}
