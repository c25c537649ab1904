import { isApiError } from "../api-error.ts";
import { normalizeDomainName } from "../contract/domain-name.ts";
import { env } from "../env.ts";
import { getChannel } from "../provider-api/channel.ts";
import { findDomain } from "../provider-api/find-domain.ts";
import { viewerFromHeaders } from "../viewer/viewer.ts";

/**
 * `GET /api/tls-allowed?domain=`, which a proxy calls before it gets a certificate: 200 if the site serves that host, else
 * 404; 503 while that is not known. docs/behaviour.md BE-507
 */
export async function respondTlsAllowed({ url, headers }: Request): Promise<Response> {
  const domain = new URL(url).searchParams.get("domain") ?? "";
  try {
    const isAllowed = await isTlsAllowed(domain, viewerFromHeaders(headers).ip);
    return respond(isAllowed ? 200 : 404);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return respond(503, { "Retry-After": "1" });
  }
}

/** True for proven domains, for the domains of `SITE_HOSTS`, and for `{label}.{domain}` of an existing channel. */
async function isTlsAllowed(domain: string, ip: string): Promise<boolean> {
  const name = normalizeDomainName(domain);
  if (name === undefined) return false;
  const { siteHosts = [] } = env();
  if (siteHosts.includes(name) || (await findDomain(name, ip)) !== null) return true;
  const [label = "", ...base] = name.split(".");
  if (!siteHosts.includes(base.join("."))) return false;
  return (await getChannel({ viewer: { ip, userAgent: "" }, language: "en" }, label)) !== null;
}

function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${status}\n`, {
    status,
    headers: { "Cache-Control": "no-store", ...headers },
  });
}
