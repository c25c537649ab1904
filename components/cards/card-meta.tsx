import type { ReactNode } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { Speech } from "../text-provider";
import { formatDuration } from "./format";
import { Moment } from "./moment";

type Props = { card: CardView; look: Speech; className?: string };

// The words of two ICU versions may differ by a space; the server's stay.
export function CardMeta({ card, look, className }: Props) {
  const facts = cardFacts(card, look);
  return (
    <p className={className} suppressHydrationWarning>
      {facts.flatMap((fact, index) => (index === 0 ? [fact] : [" · ", fact]))}
    </p>
  );
}

export function cardFacts(card: CardView, { t, locale }: Speech): ReactNode[] {
  const { kind, state, durationS, startTime, publishedAt, badge } = card;
  if (kind === "page") return badge ? [badge] : [];
  const facts: ReactNode[] = [];
  if (state === "live") facts.push(t("liveNow"));
  if (state === "scheduled" && startTime !== undefined) facts.push(t("comingUp"));
  if (durationS !== undefined && state !== "live") facts.push(formatDuration(durationS, locale));
  if (publishedAt !== undefined && !state) {
    facts.push(<Moment key="published" time={publishedAt} form="day" locale={locale} />);
  }
  return facts;
}
