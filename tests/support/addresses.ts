import { consolePort, providerPort, sitePort } from "./ports.ts";

/** A URL of a channel's site: `site("demo", "/video/7")`. */
export function site(channel: string, path = "/"): string {
  return `http://${channel}.localhost:${sitePort}${path}`;
}

/** A URL of the embedded provider: `provider("/ch/demo")`. */
export function provider(path = "/"): string {
  return `http://localhost:${providerPort}${path}`;
}

/** A URL of the provider's console: `providerConsole("/console/api/state")`. */
export function providerConsole(path = "/"): string {
  return `http://localhost:${consolePort}${path}`;
}
