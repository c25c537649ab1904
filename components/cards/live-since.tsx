import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { Dated, timeGap } from "./dated";

// When a broadcast began; what runs for longer than a day began at no hour that matters.
export function liveSince({ isRecent, startTime }: CardView, { t, locale }: I18n) {
  if (!isRecent || startTime === undefined) return undefined;
  return (
    <Dated
      key="since"
      words={t("liveSince", { time: timeGap })}
      time={startTime}
      format="clock"
      locale={locale}
    />
  );
}
