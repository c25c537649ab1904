import { isIP } from "node:net";

/**
 * The channel that a host names: `channelLabel("demo.localhost:3000")` → `"demo"`.
 * A host has a subdomain when it has three labels or more, or two of which the last is
 * `localhost`; any other gives `fallback`. Lower case. docs/behaviour.md BE-1.
 */
export function channelLabel(host: string, fallback?: string): string | undefined {
  const name = hostName(host);
  if (isIP(name) !== 0 || name.startsWith("[")) return fallback;
  const labels = name.split(".").filter((label) => label !== "");
  const hasSubdomain = labels.length >= 3 || (labels.length === 2 && labels[1] === "localhost");
  return hasSubdomain ? labels[0] : fallback;
}

function hostName(host: string): string {
  const name = host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : host.split(":")[0];
  // The dot at the end of a complete name.
  return (name ?? "").toLowerCase().replace(/\.$/, "");
}
