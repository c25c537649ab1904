import type { Channel } from "../contract/channel.ts";

/**
 * The origin to which requests to this host are redirected, if the channel's owner has chosen one: `Channel.origin`,
 * unless the host is its own. Ports are not compared, because a proxy may have another one. docs/behaviour.md BE-506
 */
export function redirectOrigin({
  channel,
  host,
}: {
  channel: Pick<Channel, "origin" | "redirectHosts">;
  host: string;
}): string | undefined {
  if (!channel.redirectHosts) return undefined;
  const { origin, hostname } = new URL(channel.origin);
  return URL.parse(`http://${host}`)?.hostname === hostname ? undefined : origin;
}

/** The redirect of a request to the same path of another origin. The owner may choose another one, so it is not stored. */
export function createRedirectToOrigin(origin: string, url: string): Response {
  const { pathname, search } = new URL(url);
  const headers = { "Cache-Control": "no-store", Location: origin + pathname + search };
  return new Response(null, { status: 308, headers });
}
