import { logger } from "../log.ts";
import { cookieTable, type PlainCookie, plainCookies, setCookie } from "./cookies.ts";
import { hasEnded } from "./ended-sessions.ts";
import { type CookieScope, sealValue } from "./sealing.ts";
import { seal, type Session, sessionCookieName, sessionLifeS } from "./session.ts";
import type { EndedSession, Flow } from "./visit-cookies.ts";

/** What an answer sets; `null` deletes, what is missing stays. */
export type CookieChanges = { [name in PlainCookie]?: string | null } & {
  session?: Session | null;
  flow?: Flow | null;
  logout?: EndedSession | null;
};

/** Where cookies are written: `secure` on HTTPS, `origin` the channel's own. */
export type CookieWriting = {
  scope: CookieScope;
  origin: string;
  secure: boolean;
  secrets: string[];
};

/** Browsers drop a longer one without a word. */
const maxCookieLength = 4_096;
/** A place that is longer is not remembered. */
const maxPlainLength = 1_000;

/** The `Set-Cookie` values of changes, with the channel's origin beside each session: contract.md, Flows (Cookies). */
export async function setCookies(
  changes: CookieChanges,
  writing: CookieWriting,
): Promise<string[]> {
  const { secure, secrets } = writing;
  const lines: string[] = [];
  for (const kind of plainCookies) {
    const { name, lifeS } = cookieTable[kind];
    const value = changes[kind];
    if (value === undefined || (value?.length ?? 0) > maxPlainLength) continue;
    lines.push(setCookie(name, value ?? "", value ? lifeS : 0, secure));
  }
  for (const kind of ["flow", "logout"] as const) {
    const value = changes[kind];
    if (value !== undefined) lines.push(await sealedCookie(kind, value, writing));
  }
  if (changes.session !== undefined) {
    const session = changes.session && hasEnded(changes.session) ? null : changes.session;
    const value = session ? await seal(session, secrets) : "";
    lines.push(setCookie(sessionCookieName(secure), value, session ? sessionLifeS : 0, secure));
    const { name, lifeS } = cookieTable.origin;
    if (session) lines.push(setCookie(name, writing.origin, lifeS, secure));
  }
  for (const line of lines) warnOfLength(line);
  return lines;
}

async function sealedCookie(
  kind: "flow" | "logout",
  value: Flow | EndedSession | null,
  { scope, secure, secrets }: CookieWriting,
): Promise<string> {
  const { name } = cookieTable[kind];
  const lifeS = lifeOf(kind, value);
  if (value === null) return setCookie(name, "", 0, secure);
  const stamped = { ...value, ...scope, issuedAt: Date.now() };
  return setCookie(name, await sealValue(stamped, secrets, lifeS), lifeS, secure);
}

/** A token that has arrived waits for the app no longer than one that has left. */
function lifeOf(kind: "flow" | "logout", value: object | null): number {
  const hasArrived = value !== null && "arrived" in value && value.arrived === true;
  return cookieTable[hasArrived ? "logout" : kind].lifeS;
}

function warnOfLength(line: string): void {
  if (line.length <= maxCookieLength) return;
  const cookie = line.slice(0, line.indexOf("="));
  logger.warn({ cookie, length: line.length }, "a cookie is too long for browsers");
}
