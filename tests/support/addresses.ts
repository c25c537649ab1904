import { providerPort, sitePort } from "./ports.ts";

/** An address of a channel's site: `site("demo", "/video/7")`. */
export function site(channel: string, path = "/"): string {
  return `http://${channel}.localhost:${sitePort}${path}`;
}

/** An address of the embedded provider: `provider("/console/api/state")`. */
export function provider(path = "/"): string {
  return `http://localhost:${providerPort}${path}`;
}
