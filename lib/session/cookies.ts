import { z } from "zod";
import { readCookie } from "./read-cookie.ts";
import { openValue, type CookieScope, sealValue } from "./sealing.ts";
import { logger } from "../log.ts";
import { hasEnded } from "./ended-sessions.ts";
import { seal, type Session, sessionCookieName, sessionLifeS, isTooLong } from "./session.ts";

const day = 86_400;

/** Names and lives (in seconds) of the cookies that the server sets: docs/behaviour.md BE-24. */
export const cookieTable = {
  content: { name: "mq_content", lifeS: 365 * day },
  paywall: { name: "mq_paywall", lifeS: 365 * day },
  widget: { name: "mq_widget", lifeS: day },
  referer: { name: "mq_referer", lifeS: day },
  payment: { name: "mq_payment", lifeS: 180 },
  bypass: { name: "mq_bypass", lifeS: 60 },
  /** `Channel.origin`, for whoever looks; never trusted, so nothing here reads it. Browsers keep it 400 days. */
  origin: { name: "mq_origin", lifeS: 36_500 * day },
  /** Sealed: the access token for the sign-out at the channel's own identity provider. */
  logout: { name: "mq_logout", lifeS: 60 },
  /** Sealed, single use: a sign-in elsewhere that we started. */
  flow: { name: "mq_flow", lifeS: 600 },
} as const;

/** The cookies whose value is plain text. */
export const plainCookies = [
  "content",
  "paywall",
  "widget",
  "referer",
  "payment",
  "bypass",
] as const;
export type PlainCookie = (typeof plainCookies)[number];

/** One `Set-Cookie` value: `setCookie("mq_widget", "7", 86400, false)`; life 0 deletes it. */
export function setCookie(name: string, value: string, lifeS: number, secure: boolean): string {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const attributes = `${pair}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax`;
  return secure ? `${attributes}; Secure` : attributes;
}

const flow = z.object({
  nonce: z.string(),
  /** Who was signed in when it began: somebody else's flow proves nothing. */
  userId: z.string().optional(),
  /** The token has arrived; the app's web view may fetch it once. */
  arrived: z.boolean().optional(),
  /** The viewer who arrived has open questions. */
  missingFields: z.boolean().optional(),
});
const logout = z.object({
  accessToken: z.string(),
  /** The session ended by itself under `/mobile`: the app has not heard of it. */
  untold: z.boolean().optional(),
});

/** A sign-in elsewhere that we started. */
export type Flow = z.output<typeof flow>;
/** A session that has just ended. */
export type EndedSession = z.output<typeof logout>;

/** What the request's cookies remember, the session apart. */
export type VisitCookies = { [name in PlainCookie]?: string } & {
  flow?: Flow;
  logout?: EndedSession;
};

/** Reads and opens the cookies of docs/behaviour.md BE-24; what came twice, is forged or too old is left out. */
export async function readVisitCookies(
  header: string | null,
  secrets: string[],
  scope: CookieScope,
): Promise<VisitCookies> {
  const open = <T extends z.ZodType>(kind: "flow" | "logout", schema: T) => {
    const { name, lifeS } = cookieTable[kind];
    return openValue(readCookie(header, name), schema, { secrets, lifeS, scope });
  };
  const found: VisitCookies = {};
  for (const kind of plainCookies) found[kind] = plainValue(header, cookieTable[kind].name);
  found.flow = await open("flow", flow);
  found.logout = await open("logout", logout);
  return found;
}

function plainValue(header: string | null, name: string): string | undefined {
  const value = readCookie(header, name);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

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

/** A place that is longer is not remembered. */
const maxPlainLength = 1_000;

/** The `Set-Cookie` values of changes, with the channel's origin beside each session: docs/behaviour.md BE-24. */
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
  if (!isTooLong(line)) return;
  const cookie = line.slice(0, line.indexOf("="));
  logger.warn({ cookie, length: line.length }, "a cookie is too long for browsers");
}
