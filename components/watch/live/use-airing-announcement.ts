import { useState } from "react";
import type { AiringFacts } from "@/lib/live/airing";
import { formatLocalizedTime } from "../../cards/local-time";
import { useText, type I18n } from "../../text-provider";

// What has changed since the page was opened, for screen readers. Nothing before the first change.
export function useAiringAnnouncement(shown: AiringFacts, next: AiringFacts): string {
  const i18n = useText();
  const [first] = useState(shown);
  const { t } = i18n;
  if (next.state === "cancelled") return first.state === "cancelled" ? "" : t("playerCancelled");
  // Said when it can be seen.
  if (shown.state !== first.state && shown.state === "live") return t("playerHasStarted");
  if (shown.state !== first.state && shown.state === "vod") return t("playerReplayIsHere");
  const hasMoved = next.state === "scheduled" && next.startTime !== first.startTime;
  return hasMoved && first.state === "scheduled" ? newStart(next, i18n) : "";
}

function newStart({ startTime }: AiringFacts, { t, locale }: I18n): string {
  if (startTime === undefined) return t("playerNoStart");
  return t("playerNewStart", { date: formatLocalizedTime(startTime, "date-time", locale) });
}
