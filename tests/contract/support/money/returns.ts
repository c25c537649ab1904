/** What a bill and a refund are known by. */
type Bill = { id: string; payment: string | null; viewer: string | null; currency: string };
type Row = { reason: string | null; processorId: string | null; status: string };

/** Money that went back, as whoever sent it knows: by the owner's console, or at the processor. */
export type Return = {
  kind: "console" | "outside";
  /** What the provider knows it by: its reason, or the processor's name of it. */
  name: string;
  bill: string;
  payment: string;
  viewer: string;
  currency: string;
  amount: number;
  /** The provider has said that it knows. */
  isReported: boolean;
  /** A dispute that was won has come again; `isWonTold` when the provider has said that it knows. */
  isWon: boolean;
  isWinReported: boolean;
};

/** One that has just been asked for, or was made. */
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

/** What of it is away at the processor. */
export function awayOf({ isWon, amount }: Return): number {
  return isWon ? 0 : amount;
}

/** What the provider has to count of it: all that it was told, and what it has found by itself. */
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
