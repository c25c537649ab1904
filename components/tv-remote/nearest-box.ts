export type ArrowDirection = "up" | "down" | "left" | "right";
/** In pixels of the window. */
export type FocusTargetBox = { left: number; right: number; top: number; bottom: number };

/** Boxes may overlap by this much and still lie one beside the other: rings and shadows do. */
const slackPx = 4;
/** A step aside is as far as three straight on. */
const asideWeight = 3;

/**
 * The box of `others` that lies next in a direction, by geometry: `nearest(box, "right", [a, b])` → the place of one
 * of them. Targets straight ahead come before those aside; sideways what lies neither higher nor lower counts alone. Undefined where
 * nothing lies there.
 */
export function nearestBoxIndex(
  from: FocusTargetBox,
  direction: ArrowDirection,
  others: FocusTargetBox[],
): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  const isSideways = direction === "left" || direction === "right";
  for (const [index, box] of others.entries()) {
    const distance = distanceTo(turned(from, direction), turned(box, direction), isSideways);
    if (distance === undefined || distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

/** The same boxes as they would lie if the way went down. */
function turned(
  { left, right, top, bottom }: FocusTargetBox,
  direction: ArrowDirection,
): FocusTargetBox {
  if (direction === "down") return { left, right, top, bottom };
  if (direction === "up") return { left, right, top: -bottom, bottom: -top };
  if (direction === "right") return { left: top, right: bottom, top: left, bottom: right };
  return { left: top, right: bottom, top: -right, bottom: -left };
}

function distanceTo(
  from: FocusTargetBox,
  to: FocusTargetBox,
  isStraight: boolean,
): number | undefined {
  // Behind, or around: its far edge must be farther, and its near edge no nearer than where we leave.
  if (to.bottom <= from.bottom + slackPx || to.top < from.bottom - slackPx) return undefined;
  const ahead = Math.max(0, to.top - from.bottom);
  const aside = Math.max(0, to.left - from.right, from.left - to.right);
  if (isStraight && aside > 0) return undefined;
  const middles = Math.abs((to.left + to.right) / 2 - (from.left + from.right) / 2);
  return ahead + asideWeight * aside + middles / 1_000;
}
