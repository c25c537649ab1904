/**
 * A place of our own to redirect to, or `/`: `safePath("//evil.example", origin)` → `"/"`.
 * One slash first, no backslash after it, no control characters, same origin once parsed.
 * safety.md, Sessions and tenants.
 */
export function safePath(target: string | null | undefined, origin: string): string {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\u007f]/.test(target)) return "/";
  const parsed = URL.parse(target, origin);
  if (parsed === null || parsed.origin !== new URL(origin).origin) return "/";
  const path = parsed.pathname + parsed.search + parsed.hash;
  return path.startsWith("//") ? "/" : path;
}
