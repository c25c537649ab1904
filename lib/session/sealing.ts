import { sealData, unsealData } from "iron-session";
import { z } from "zod";

/** Where a sealed cookie counts: one of channel `a` is worthless on `b`. */
export type CookieScope = { channelId: string; host: string };

const stamp = z.object({ channelId: z.string(), host: z.string(), issuedAt: z.number() });

/** Seals a value for its cookie, for `lifeS` seconds, as opaque text. The first secret seals. */
export function sealValue(value: object, secrets: string[], lifeS: number): Promise<string> {
  return sealData(value, { password: passwords(secrets), ttl: lifeS });
}

/**
 * Opens what was sealed, or gives undefined: forged, of another shape, too old, or made for another
 * channel or host. All secrets open.
 */
export async function openValue<T extends z.ZodType>(
  sealed: string | undefined,
  schema: T,
  { secrets, lifeS, scope }: { secrets: string[]; lifeS: number; scope: CookieScope },
): Promise<z.output<T> | undefined> {
  if (!sealed) return undefined;
  const password = passwords(secrets);
  const opened = await unsealData<unknown>(sealed, { password, ttl: lifeS }).catch(() => undefined);
  const stamped = stamp.safeParse(opened);
  if (!stamped.success || !belongsTo(stamped.data, scope, lifeS)) return undefined;
  const parsed = schema.safeParse(opened);
  return parsed.success ? parsed.data : undefined;
}

function belongsTo(made: z.output<typeof stamp>, scope: CookieScope, lifeS: number): boolean {
  const ageMs = Date.now() - made.issuedAt;
  return made.channelId === scope.channelId && made.host === scope.host && ageMs < lifeS * 1_000;
}

/** iron-session numbers its passwords and seals with the highest. */
function passwords(secrets: string[]): Record<string, string> {
  return Object.fromEntries(secrets.map((secret, i) => [String(secrets.length - i), secret]));
}
