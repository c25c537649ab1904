/**
 * The value of a cookie that came exactly once: `onlyCookie("a=1; b=2", "b")` → `"2"`. One that came twice
 * may have been tossed by a sibling channel, so it counts as none. Values are as they were sent.
 */
export function onlyCookie(header: string | null, name: string): string | undefined {
  const [value, ...others] = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return others.length === 0 ? value : undefined;
}
