/** The speeds a viewer can choose, slowest first. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up (`1`) or down (`-1`) from one that need not be in the list; stays at the ends. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? speeds.find((choice) => choice > speed)
      : speeds.findLast((choice) => choice < speed);
  return next ?? speed;
}
