import { z } from "zod";
import { serializeSetCookie } from "./set-cookie.ts";
import { cookieDeletionSetCookies } from "./delete-cookie.ts";
import { readCookie } from "./read-cookie.ts";
import { type CookieScope, openSealedValue, sealValue } from "./sealing.ts";

/** 400 days, in seconds: as long as browsers keep a cookie. */
export const clientIdMaxAgeS = 400 * 86_400;

const client = z.object({ clientId: z.string().regex(/^[\w.-]{1,64}$/) });

type Writing = { scope: CookieScope; secure: boolean; secrets: string[] };

/** `mq_cid`, or `__Host-mq_cid` on HTTPS, which no sibling channel can set. */
export function clientIdCookieName(secure: boolean): string {
  return secure ? "__Host-mq_cid" : "mq_cid";
}

/**
 * The analytics client id that the site has issued to this browser for this channel and host; ids of others in the
 * cookie are ignored. docs/security.md SE-183
 */
export async function openSealedClientId(
  header: string | null,
  { scope, secure, secrets }: Writing,
): Promise<string | undefined> {
  const sealed = readCookie(header, clientIdCookieName(secure));
  return (await openSealedValue(sealed, client, { secrets, lifeS: clientIdMaxAgeS, scope }))
    ?.clientId;
}

/** The `Set-Cookie` values that store an analytics client id, or delete it in every form, including that of HTTP. */
export async function clientIdCookieLines(
  clientId: string | null,
  { scope, secure, secrets }: Writing,
): Promise<string[]> {
  if (clientId !== null) {
    const sealed = await sealValue(
      { clientId, ...scope, issuedAt: Date.now() },
      secrets,
      clientIdMaxAgeS,
    );
    return [serializeSetCookie(clientIdCookieName(secure), sealed, clientIdMaxAgeS, secure)];
  }
  const names = secure ? [clientIdCookieName(true), clientIdCookieName(false)] : ["mq_cid"];
  return names.flatMap((name) =>
    cookieDeletionSetCookies(name, { host: scope.host, path: "/", secure }),
  );
}

/**
 * The client id in the cookie `_ga` of Google Analytics: `readGoogleClientId("GA1.1.1234567890.1700000000")` →
 * `"1234567890.1700000000"`. Undefined for anything else.
 */
export function readGoogleClientId(cookie: string | undefined): string | undefined {
  return /^GA\d\.[\d-]{1,8}\.(\d{1,20}\.\d{1,20})$/.exec(cookie ?? "")?.[1];
}
