import { z } from "zod";
import { bearerSchema } from "../contract/bearer.ts";
import type { PreviewPasses } from "./preview-passes.ts";
import { readCookie } from "./read-cookie.ts";
import { openSealedValue, type CookieScope, sealValue } from "./sealing.ts";
import { hasSessionEnded } from "./ended-sessions.ts";
import { clientIdCookieLines } from "./client-id-cookie.ts";
import { serializeSetCookie } from "./set-cookie.ts";
import { type Session, sessionCookieName } from "./session.ts";
import { sessionSetCookieHeader } from "./session-set-cookie.ts";

const day = 86_400;

/** Names and lives (in seconds) of the cookies that the server sets: docs/behaviour.md BE-24. */
export const serverCookieDefinitions = {
  content: { name: "mq_content", lifeS: 365 * day },
  paywall: { name: "mq_paywall", lifeS: 365 * day },
  widget: { name: "mq_widget", lifeS: day },
  referer: { name: "mq_referer", lifeS: day },
  /** A hint only: a price that is not offered is not selected. */
  price: { name: "mq_price", lifeS: day },
  /** Sealed, so that it cannot be forged: with it a shared page is personal. */
  payment: { name: "mq_payment", lifeS: 180 },
  /** Sealed; set on staging channels only. */
  bypass: { name: "mq_bypass", lifeS: 60 },
  /** Sealed: the passes of preview links that this browser has opened. */
  preview: { name: "mq_preview", lifeS: day },
  /**
   * `Channel.origin`, for scripts of others. Never trusted: it is read only to decide whether to set it. Browsers
   * store it for 400 days.
   */
  origin: { name: "mq_origin", lifeS: 36_500 * day },
  /** The personal lists that the next page reserves room for. The page's script reads and deletes it. */
  lists: { name: "mq_lists", lifeS: 60 },
  /** A script's request was redirected to sign-in: the document that follows leads where the redirect remembered. */
  following: { name: "mq_following", lifeS: 30 },
  /** Sealed: the access token for the sign-out at the channel's identity provider, and whether the app was notified. */
  logout: { name: "mq_logout", lifeS: day },
  /** Sealed: the viewer of a link, until this browser's viewer confirms to continue as them. */
  handoff: { name: "mq_handoff", lifeS: 600 },
  /** Sealed, single use: a sign-in elsewhere that we started. */
  flow: { name: "mq_flow", lifeS: 600 },
} as const;

/** The cookies whose value is plain text. */
export const plainCookies = [
  "content",
  "paywall",
  "widget",
  "referer",
  "price",
  "origin",
  "lists",
  "following",
] as const;
export type PlainCookie = (typeof plainCookies)[number];

const sealedCookies = ["payment", "bypass", "preview", "handoff", "flow", "logout"] as const;
type SealedCookie = (typeof sealedCookies)[number];

const flow = z.object({
  nonce: z.string(),
  /** Who was signed in when it began: a flow of another viewer is ignored. */
  userId: z.string().optional(),
  /** The token has arrived; the app's web view may fetch it once. */
  arrived: z.boolean().optional(),
  /** The viewer's registration form is incomplete. */
  missingFields: z.boolean().optional(),
});
const logout = z.object({
  accessToken: bearerSchema,
  /** The session ended by itself: neither the app nor the viewer was notified. */
  untold: z.boolean().optional(),
  /** The viewer has removed this device on another one: sign-in shows this. */
  removed: z.boolean().optional(),
});

const handoff = z.object({
  accessToken: bearerSchema,
  /** The viewer's name as it is shown. */
  name: z.string(),
  /** Who was signed in when the link was opened: the confirmation is valid for them only. */
  before: z.string().optional(),
  /** The path to continue at. */
  to: z.string(),
});

const payment = z.object({ payment: z.string() });
const bypass = z.object({ bypass: z.literal("1") });
const preview = z.object({ passes: z.array(z.string()) });

/** A sign-in elsewhere that we started. */
export type PendingExternalSignIn = z.output<typeof flow>;
/** The viewer of a link, whom this browser has not confirmed yet. */
export type UnconfirmedViewer = z.output<typeof handoff>;
/** A session that has just ended. */
export type EndedSession = z.output<typeof logout>;

/** The data of the request's cookies, without the session. */
export type RequestCookies = { [name in PlainCookie]?: string } & {
  payment?: string;
  bypass?: "1";
  preview?: PreviewPasses;
  handoff?: UnconfirmedViewer;
  flow?: PendingExternalSignIn;
  logout?: EndedSession;
};

/** Reads and opens the cookies of docs/behaviour.md BE-24; duplicate, forged and expired ones are left out. */
export async function readRequestCookies(
  header: string | null,
  secrets: string[],
  scope: CookieScope,
): Promise<RequestCookies> {
  const open = <T extends z.ZodType>(kind: SealedCookie, schema: T) => {
    const { name, lifeS } = serverCookieDefinitions[kind];
    return openSealedValue(readCookie(header, name), schema, { secrets, lifeS, scope });
  };
  const found: RequestCookies = {};
  for (const kind of plainCookies)
    found[kind] = plainValue(header, serverCookieDefinitions[kind].name);
  found.payment = (await open("payment", payment))?.payment;
  found.bypass = (await open("bypass", bypass))?.bypass;
  found.preview = await open("preview", preview);
  found.handoff = await open("handoff", handoff);
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

/** The cookies that a response sets; `null` deletes, missing ones stay. */
export type CookieChanges = { [name in PlainCookie]?: string | null } & {
  payment?: string | null;
  bypass?: "1" | null;
  preview?: PreviewPasses | null;
  session?: Session | null;
  /** The analytics client id. */
  client?: string | null;
  handoff?: UnconfirmedViewer | null;
  flow?: PendingExternalSignIn | null;
  logout?: EndedSession | null;
};

/** Where cookies are written: `secure` on HTTPS. */
export type CookieWriteOptions = {
  scope: CookieScope;
  secure: boolean;
  secrets: string[];
};

/** Longer paths are not stored. */
const maxPlainLength = 1_000;

/** The `Set-Cookie` values of changes: docs/behaviour.md BE-24. */
export async function cookieChangesToSetCookies(
  changes: CookieChanges,
  writing: CookieWriteOptions,
): Promise<string[]> {
  const { secure, secrets } = writing;
  const lines: string[] = [];
  for (const kind of plainCookies) {
    const { name, lifeS } = serverCookieDefinitions[kind];
    const value = changes[kind];
    if (value === undefined || (value?.length ?? 0) > maxPlainLength) continue;
    lines.push(serializeSetCookie(name, value ?? "", value ? lifeS : 0, secure));
  }
  for (const kind of sealedCookies) {
    const value = changes[kind];
    if (value === undefined) continue;
    const values = typeof value === "string" ? { [kind]: value } : value;
    lines.push(await sealedCookie(kind, values, writing));
  }
  if (changes.client !== undefined)
    lines.push(...(await clientIdCookieLines(changes.client, writing)));
  if (changes.session !== undefined) {
    const session = changes.session && hasSessionEnded(changes.session) ? null : changes.session;
    lines.push(
      session
        ? await sessionSetCookieHeader(session, { secure, secrets })
        : serializeSetCookie(sessionCookieName(secure), "", 0, secure),
    );
  }
  return lines;
}

async function sealedCookie(
  kind: SealedCookie,
  value: object | null,
  { scope, secure, secrets }: CookieWriteOptions,
): Promise<string> {
  const { name } = serverCookieDefinitions[kind];
  const lifeS = lifeOf(kind, value);
  if (value === null) return serializeSetCookie(name, "", 0, secure);
  const stamped = { ...value, ...scope, issuedAt: Date.now() };
  return serializeSetCookie(name, await sealValue(stamped, secrets, lifeS), lifeS, secure);
}

/**
 * The lifetime of a sealed cookie. A token for the next request only, to the app or to an identity provider, is valid
 * for a minute.
 */
function lifeOf(kind: SealedCookie, value: object | null): number {
  const flags: { arrived?: boolean; untold?: boolean } = value ?? {};
  const isForNextRequest = kind === "logout" ? !flags.untold : flags.arrived === true;
  return isForNextRequest ? 60 : serverCookieDefinitions[kind].lifeS;
}
