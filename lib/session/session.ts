import { z } from "zod";
import { sealData, unsealData } from "iron-session";

/** Seven days, in seconds: spec.md § 9, cookie life. */
export const sessionLifeS = 7 * 86_400;

const session = z.object({
  accessToken: z.string().optional(),
  expiresAt: z.number().optional(),
  accountType: z.string().default("local"),
  userId: z.string().optional(),
  userToken: z.string().optional(),
  userName: z.string().optional(),
  email: z.string().optional(),
  subscribersGroup: z.string().optional(),
  alerts: z.number().optional(),
  channelId: z.string(),
  host: z.string(),
  issuedAt: z.number(),
});

/**
 * Who is visiting one channel on one host: spec.md § 3, Viewer session; contract.md, Cookies.
 * For a signed-out viewer it holds at most the subscribers group. Times are epoch ms.
 */
export type Session = z.output<typeof session>;

/** Where a session counts: a cookie of channel `a` is worthless on `b`. */
export type Place = { channelId: string; host: string };

/** `mq_session`, or `__Host-mq_session` on HTTPS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-mq_session" : "mq_session";
}

/** Seals a session for its cookie: `seal(session, secrets)` → opaque text. The first secret seals. */
export function seal(value: Session, secrets: string[]): Promise<string> {
  return sealData(value, { password: passwords(secrets), ttl: sessionLifeS });
}

/**
 * Opens the session of a `Cookie` header, or gives undefined: none there, more than one there
 * (tossed by a sibling channel), forged, too old, or made for another channel or host.
 */
export async function openSession(
  cookieHeader: string | null,
  name: string,
  secrets: string[],
  place: Place,
): Promise<Session | undefined> {
  const [sealed, ...others] = cookieValues(cookieHeader ?? "", name);
  if (sealed === undefined || others.length > 0) return undefined;
  const opened = await unsealData<unknown>(sealed, {
    password: passwords(secrets),
    ttl: sessionLifeS,
  }).catch(() => undefined);
  const parsed = session.safeParse(opened);
  return parsed.success && belongsTo(parsed.data, place) ? parsed.data : undefined;
}

function belongsTo(value: Session, place: Place): boolean {
  const age = Date.now() - value.issuedAt;
  return (
    value.channelId === place.channelId && value.host === place.host && age < sessionLifeS * 1_000
  );
}

function cookieValues(header: string, name: string): string[] {
  return header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

/** iron-session numbers its passwords and seals with the highest. */
function passwords(secrets: string[]): Record<string, string> {
  return Object.fromEntries(secrets.map((secret, i) => [String(secrets.length - i), secret]));
}
