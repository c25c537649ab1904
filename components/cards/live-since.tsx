import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { Dated, timeGap } from "./dated";

const dayMs = 24 * 3_600_000;

// When a broadcast began. An hour says it for a day; what runs for longer began at no hour that matters.
export function liveSince({ state, startTime }: CardView, { t, locale }: I18n) {
  if (state !== "live" || startTime === undefined || Date.now() - startTime > dayMs)
    return undefined;
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
