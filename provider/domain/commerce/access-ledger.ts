import type { AccessChangeReason } from "./commerce-records.ts";

/**
 * A change of access: `what` is `*`, `content/{token}` or `paywall/{token}`, `ref` what it comes from (a
 * purchase). Access is derived from these rows alone: docs/provider-api.md PA-151.
 */
export type AccessLedgerEntry = {
  id: number;
  what: string;
  ref: string;
  action: "grant" | "revoke";
  why: AccessChangeReason;
  at: Date;
  until: Date | null;
};

/** What a paywall opens. */
export type PaywallScope = { token: string; opens: string[]; perContent: boolean };

const everything = "*";

/** What is held at a moment (epoch ms): the latest row of each reference decides. */
export function listActiveEntitlements(
  entries: Pick<AccessLedgerEntry, "id" | "what" | "ref" | "action" | "at" | "until">[],
  now: number,
): string[] {
  const latest = new Map<string, (typeof entries)[number]>();
  for (const entry of entries) {
    if (entry.at.getTime() > now) continue;
    const key = `${entry.ref} ${entry.what}`;
    const before = latest.get(key);
    if (!before || before.id < entry.id) latest.set(key, entry);
  }
  const open = [...latest.values()].filter(
    ({ action, until }) => action === "grant" && (until === null || until.getTime() > now),
  );
  return [...new Set(open.map(({ what }) => what))];
}

/** Whether what is held opens a content. */
export function entitlementsOpenContent(
  entitlements: string[],
  content: string,
  paywalls: PaywallScope[],
): boolean {
  if (entitlements.includes(everything) || entitlements.includes(`content/${content}`)) return true;
  return paywalls.some(
    (each) => entitlements.includes(`paywall/${each.token}`) && paywallCoversContent(each, content),
  );
}

/** The contents that what is held opens; `*` alone when it is all. */
export function listEntitledContents(entitlements: string[], paywalls: PaywallScope[]): string[] {
  const named = entitlements.flatMap((what) =>
    what.startsWith("content/") ? [what.slice(8)] : [],
  );
  const bought = paywalls.filter(
    ({ token, perContent }) => !perContent && entitlements.includes(`paywall/${token}`),
  );
  const all = [...named, ...bought.flatMap(({ opens }) => opens)];
  if (entitlements.includes(everything) || all.includes(everything)) return [everything];
  return [...new Set(all)];
}

/** Whether a paywall opens a content, to whoever has bought it (for that content). */
export function paywallCoversContent(
  { opens, perContent }: PaywallScope,
  content: string,
): boolean {
  return !perContent && (opens.includes(everything) || opens.includes(content));
}

/** What buying a paywall opens: the paywall, or the one content that it is bought for. */
export function getPurchasedEntitlement(
  paywall: PaywallScope,
  content: string | undefined | null,
): string {
  return paywall.perContent && content ? `content/${content}` : `paywall/${paywall.token}`;
}
