/** `withQueryParameters(url, { error: "expired" })` → the same address with that parameter, others kept. */
export function withQueryParameters(address: URL, query: Record<string, string>): string {
  const more = new URL(address);
  for (const [name, value] of Object.entries(query)) more.searchParams.set(name, value);
  return more.href;
}
