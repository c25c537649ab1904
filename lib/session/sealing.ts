import { sealData, unsealData } from "iron-session";
import { z } from "zod";

/** Where a sealed cookie is valid: one of channel `a` is not valid on `b`. */
export type CookieScope = { channelId: string; host: string };

const stamp = z.object({ channelId: z.string(), host: z.string(), issuedAt: z.number() });

/** Seals a value for its cookie, for `lifeS` seconds, as opaque text. The first secret seals. */
export function sealValue(value: object, secrets: string[], lifeS: number): Promise<string> {
  return sealData(value, { password: passwords(secrets), ttl: lifeS });
}

/**
 * Opens a sealed value; undefined if it is forged, of another shape, too old, or made for another channel or host.
 * All secrets open.
 */
export async function openSealedValue<T extends z.ZodType>(
  sealed: string | undefined,
  schema: T,
  { secrets, lifeS, scope }: { secrets: string[]; lifeS: number; scope: CookieScope },
): Promise<z.output<T> | undefined> {
  if (!sealed) return undefined;
  const opened = await unsealed(sealed, secrets, lifeS);
  const stamped = stamp.safeParse(opened);
  if (!stamped.success || !isFor(stamped.data, scope.host, lifeS)) return undefined;
  if (stamped.data.channelId !== scope.channelId) return undefined;
  const parsed = schema.safeParse(opened);
  return parsed.success ? parsed.data : undefined;
}

/** The inputs of the check of a seal, if the channel is not known. */
export type SealCheck = { secrets: string[]; lifeS: number; host: string };

/** True for a value that the site has sealed for this host and that is not too old, with any content. */
export async function isSealValid(
  sealed: string | undefined,
  { secrets, lifeS, host }: SealCheck,
): Promise<boolean> {
  if (!sealed) return false;
  const stamped = stamp.safeParse(await unsealed(sealed, secrets, lifeS));
  return stamped.success && isFor(stamped.data, host, lifeS);
}

function unsealed(sealed: string, secrets: string[], lifeS: number): Promise<unknown> {
  const options = { password: passwords(secrets), ttl: lifeS };
  return unsealData<unknown>(sealed, options).catch(() => undefined);
}

function isFor(made: z.output<typeof stamp>, host: string, lifeS: number): boolean {
  return made.host === host && Date.now() - made.issuedAt < lifeS * 1_000;
}

/** iron-session numbers its passwords and seals with the highest. */
function passwords(secrets: string[]): Record<string, string> {
  return Object.fromEntries(secrets.map((secret, i) => [String(secrets.length - i), secret]));
}
