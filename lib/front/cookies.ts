/** The value of one cookie of a request, or undefined: `cookie("a=1; b=2", "b")` → `"2"`. */
export function cookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined || !header.includes(`${name}=`)) return undefined;
  for (const part of header.split(";")) {
    const pair = part.trim();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}

const personal = ["mq_session", "__Host-mq_session", "mq_bypass", "mq_payment"];

/** True when a cookie may change what a video page answers: contract.md, Flows. */
export function hasPersonalCookie(header: string | undefined): boolean {
  return personal.some((name) => cookie(header, name) !== undefined);
}
