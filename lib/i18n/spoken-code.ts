const spoken = [403, 404, 423];

/** The code whose words (`error{code}`) tell of a code: itself when it has some, else 503. spec.md § 8. */
export function spokenCode(code: number): number {
  return spoken.includes(code) ? code : 503;
}
