/** The ids of an invoice and a refund. */
type Bill = { id: string; payment: string | null; viewer: string | null; currency: string };
type Row = { reason: string | null; processorId: string | null; status: string };

/** A refund or dispute as its sender knows it: the owner's console, or the processor. */
export type Return = {
  kind: "console" | "outside";
  /** The name by which the provider knows it: its reason, or the processor's id. */
  name: string;
  bill: string;
  payment: string;
  viewer: string;
  currency: string;
  amount: number;
  /** The provider has confirmed it. */
  isReported: boolean;
  /** A dispute that was won is restored. `isWinReported` when the provider has confirmed that. */
  isWon: boolean;
  isWinReported: boolean;
};

/** A return that was just requested, or made. */
export function returnOf(kind: Return["kind"], name: string, bill: Bill, amount: number): Return {
  return {
    kind,
    name,
    bill: bill.id,
    payment: bill.payment ?? "",
    viewer: bill.viewer ?? "",
    currency: bill.currency,
    amount,
    isReported: false,
    isWon: false,
    isWinReported: false,
  };
}

/** The amount that is returned at the processor. */
export function awayOf({ isWon, amount }: Return): number {
  return isWon ? 0 : amount;
}

/** The amount that the provider must count: all that was reported to it, and what it has found by itself. */
export function amountBack(
  { kind, name, amount, isReported, isWon, isWinReported }: Return,
  { refunds }: { refunds: Row[] },
): number {
  const row = refunds.find(
    (each) => (kind === "console" ? each.reason : each.processorId) === name,
  );
  const isKnown = isReported || row?.status === "done" || row?.status === "failed";
  const isBack = isWon && (isWinReported || row?.status === "failed");
  return isKnown && !isBack ? amount : 0;
}
