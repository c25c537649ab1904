/** The headers of every answer, as name and value pairs; `isPage` adds what only HTML needs. */
export function securityHeaders(secure: boolean, isPage: boolean): [string, string][] {
  const headers: [string, string][] = [["X-Content-Type-Options", "nosniff"]];
  if (isPage) headers.push(["Referrer-Policy", "strict-origin-when-cross-origin"]);
  if (secure) headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  return headers;
}
