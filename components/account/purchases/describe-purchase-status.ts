import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { Purchase } from "@/lib/contract/purchase";
import type { I18n } from "../../text-provider";
import type { TagTone } from "../../ui/status-tag";

export type PurchaseStatusTexts = { tone?: TagTone; tag?: string; text?: string };

// How it stands, in a tag, and what happens next; neither says what the other does.
export function describePurchaseStatus(
  purchase: Purchase,
  now: number,
  { t, locale }: I18n,
): PurchaseStatusTexts {
  const day = (at: number) => formatLongUtcDay(at, locale);
  const { kind, status, ends_at: endsAt, renews_at: renewsAt, retry_at: retryAt } = purchase;
  const { paused_from: pausedFrom, resumes_at: resumesAt, next_payment: next, price } = purchase;
  if (status === "expired") {
    return { tag: endsAt ? t("paymentEnded", { date: day(endsAt) }) : t("paymentOver") };
  }
  if (status === "past_due") {
    const text = retryAt && t("paymentRetry", { date: day(retryAt) });
    return { tone: "danger", tag: t("paymentFailed"), text: text || undefined };
  }
  if (resumesAt !== undefined && (pausedFrom ?? 0) <= now) {
    const text = t("paymentGoesOn", { date: day(resumesAt) });
    return { tone: "warning", tag: t("paymentPausedNow"), text };
  }
  if (endsAt !== undefined) {
    return { tone: "warning", tag: t("paymentEnds", { date: day(endsAt) }) };
  }
  if (kind === "one_off") return {};
  const active = { tone: "good", tag: t("paymentActive") } as const;
  if (resumesAt !== undefined && pausedFrom !== undefined) {
    const text = t("paymentPauseAhead", { from: day(pausedFrom), until: day(resumesAt) });
    return { ...active, text };
  }
  if (renewsAt === undefined) return active;
  const date = day(renewsAt);
  const trial = trialText(purchase, { t, locale });
  if (trial !== undefined) return { ...active, text: trial };
  if (next === undefined || next === price)
    return { ...active, text: t("paymentRenews", { date }) };
  const money = (amount: number) => formatMoney(amount, purchase.currency, locale);
  const later = (purchase.schedule ?? []).slice(1).map(({ amount, at, count }) =>
    t(count === 1 ? "paymentOnAmount" : "paymentFromAmount", {
      date: day(at),
      amount: money(amount),
    }),
  );
  const renews = t("paymentRenewsFor", { date, amount: money(next) });
  return { ...active, text: [later.length > 0 ? `${renews}.` : renews, ...later].join(" ") };
}

// The first payment after a trial, and the commitment that begins with it.
function trialText(
  purchase: Purchase,
  { t, locale }: Pick<I18n, "t" | "locale">,
): string | undefined {
  const { trial_ends_at: end, commitment, currency, price, next_payment: next = price } = purchase;
  if (end === undefined) return undefined;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const day = (at: number) => formatLongUtcDay(at, locale);
  const first = t("paymentTrialUntil", { date: day(end), amount: money(next) });
  if (!commitment) return first;
  const { payments, amount, ends_at: boundUntil } = commitment;
  const values = { payments, amount: money(amount), end: day(boundUntil) };
  return `${first} ${t("paymentTrialBound", values)}`;
}
