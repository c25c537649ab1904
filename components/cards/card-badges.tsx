import { contentCardDenialDisplays } from "@/lib/failures/content-card-denial-displays";
import type { CardView } from "@/lib/sections/card-view";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import {
  calendarEventIconPath,
  lockIconPath,
  userCircleIconPath,
  worldIconPath,
} from "../ui/icon-paths";
import type { I18n } from "../text-provider";
import type { CardFactsOptions } from "./card-meta";
import styles from "./card.module.css";
import { LocalTime } from "./local-time";

export function CardBadges({ card, options }: { card: CardView; options: CardFactsOptions }) {
  const badges = [stateBadge(card, options), accessBadge(card, options), textBadge(card)];
  const shown = badges.filter((badge) => badge !== null).slice(0, 2);
  return shown.length > 0 ? <span className={styles.badges}>{shown}</span> : null;
}

type Timed = Pick<CardView, "state" | "startTime">;

export function stateBadge({ state, startTime }: Timed, { t, locale }: I18n) {
  if (state === "live") {
    return (
      <Badge key="state" tone="live">
        {t("live")}
      </Badge>
    );
  }
  if (state === "cancelled") return <Badge key="state">{t("cancelled")}</Badge>;
  if (state !== "scheduled") return null;
  return (
    <Badge key="state">
      <Icon path={calendarEventIconPath} />
      <span className={startTime === undefined ? undefined : "sr"}>{t("scheduled")}</span>
      {startTime !== undefined && <LocalTime time={startTime} locale={locale} />}
    </Badge>
  );
}

const icons = { person: userCircleIconPath, lock: lockIconPath, world: worldIconPath };

// A lock says what it means by itself. A person and a globe do not: they are shown with their words, where there is
// room for them, and elsewhere are for screen readers.
export function accessBadge(
  { access, token }: CardView,
  { t, common }: CardFactsOptions,
  hasWords = false,
) {
  if (!access || (access === "sign_in" && common?.signIn)) return null;
  const { title, picture } = contentCardDenialDisplays[access];
  const isLock = access === "paywall";
  const badge = (
    <Badge key="access">
      <Icon path={icons[picture]} />
      <span className={isLock && !hasWords ? "sr" : undefined}>
        {t(access === "region" ? "notHere" : title)}
      </span>
    </Badge>
  );
  if (isLock) {
    return (
      <span key="access" className={styles.forSale} data-for-sale={token}>
        {badge}
      </span>
    );
  }
  // Signing in changes nothing where a viewer's country is what closes it.
  const guests = access === "sign_in" && styles.forGuests;
  return (
    <span key="access" className={classNames(guests, !hasWords && styles.roomy)}>
      {badge}
    </span>
  );
}

function textBadge({ badge, kind }: CardView) {
  return badge && kind !== "page" ? <Badge key="own">{badge}</Badge> : null;
}
