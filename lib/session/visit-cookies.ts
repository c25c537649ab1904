import { z } from "zod";
import { readCookie } from "./read-cookie.ts";
import { cookieTable, type PlainCookie, plainCookies } from "./cookies.ts";
import { openValue, type CookieScope } from "./sealing.ts";

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

/** Reads and opens the cookies of contract.md; what came twice, is forged or too old is left out. */
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
