/**
 * A text of at most `max` code points: `cutToCodePoints("Zoë", 2)` → `"Zo"`. No character is cut, not even an emoji
 * of several code points or a letter with its marks, unless it is longer than `max`. Lone surrogates are replaced.
 */
export function cutToCodePoints(text: string, max: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= max) return whole;
  let cut = "";
  let room = max;
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    const points = [...segment];
    if (points.length > room) return cut || points.slice(0, max).join("");
    room -= points.length;
    cut += segment;
  }
  return cut;
}
