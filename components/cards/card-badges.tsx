import type { CardView } from "@/lib/sections/card-view";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { outlineCalendarEvent, outlineLock, outlineUserCircle } from "../ui/icon-paths";
import type { I18n } from "../text-provider";
import styles from "./card.module.css";
import { LocalTime } from "./local-time";

export function CardBadges({ card, look }: { card: CardView; look: I18n }) {
  const badges = [stateBadge(card, look), accessBadge(card, look), ownBadge(card)];
  const shown = badges.filter((badge) => badge !== null).slice(0, 2);
  return shown.length > 0 ? <span className={styles.badges}>{shown}</span> : null;
}

export function stateBadge({ state, startTime }: CardView, { t, locale }: I18n) {
  if (state === "live") {
    return (
      <Badge key="state" tone="live">
        {t("live")}
      </Badge>
    );
  }
  if (state !== "scheduled") return null;
  return (
    <Badge key="state">
      <Icon path={outlineCalendarEvent} />
      <span className={startTime === undefined ? undefined : "sr"}>{t("scheduled")}</span>
      {startTime !== undefined && <LocalTime time={startTime} locale={locale} />}
    </Badge>
  );
}

export function accessBadge({ access }: CardView, { t }: I18n) {
  if (!access) return null;
  return (
    <Badge key="access">
      <Icon path={access === "paywall" ? outlineLock : outlineUserCircle} />
      <span className="sr">{t(access === "paywall" ? "paid" : "signedIn")}</span>
    </Badge>
  );
}

function ownBadge({ badge, kind }: CardView) {
  return badge && kind !== "page" ? <Badge key="own">{badge}</Badge> : null;
}
