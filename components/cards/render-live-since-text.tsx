import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { TextWithTime, timePlaceholder } from "./text-with-time";

// When a broadcast began; what runs for longer than a day began at no hour that matters.
export function renderLiveSinceText({ isRecent, startTime }: CardView, { t, locale }: I18n) {
  if (!isRecent || startTime === undefined) return undefined;
  return (
    <TextWithTime
      key="since"
      words={t("liveSince", { time: timePlaceholder })}
      time={startTime}
      format="clock"
      locale={locale}
    />
  );
}
