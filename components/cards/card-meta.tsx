import type { ReactNode } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { formatDuration } from "./format-duration";
import { LocalTime } from "./local-time";

type Props = { card: CardView; look: I18n; className?: string };

// Two ICU versions may format a time with different spaces; the server's text stays.
export function CardMeta({ card, look, className }: Props) {
  const facts = cardFacts(card, look);
  return (
    <p className={className} suppressHydrationWarning>
      {facts.flatMap((fact, index) => (index === 0 ? [fact] : [" · ", fact]))}
    </p>
  );
}

export function cardFacts(card: CardView, { t, locale }: I18n): ReactNode[] {
  const { kind, state, durationS, startTime, publishedAt, badge } = card;
  if (kind === "page") return badge ? [badge] : [];
  const facts: ReactNode[] = [];
  if (state === "live") facts.push(t("liveNow"));
  if (state === "scheduled" && startTime !== undefined) facts.push(t("comingUp"));
  if (durationS !== undefined && state !== "live") facts.push(formatDuration(durationS, locale));
  if (publishedAt !== undefined && !state) {
    facts.push(<LocalTime key="published" time={publishedAt} format="day" locale={locale} />);
  }
  return facts;
}
