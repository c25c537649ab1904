import { tellDenied, type Refused } from "./denied.ts";
import type { FilmAddresses } from "./engine/film-addresses.ts";
import type { RenewalAnswer } from "./engine/renewal.ts";

const patienceMs = 10_000;

/**
 * Asks the site for the addresses of a film anew, and tells the player where its viewer may not go on with it:
 * docs/behaviour.md BE-386.
 */
export async function askAddresses(token: string): Promise<RenewalAnswer> {
  try {
    const answer = await fetch(`/api/playback?${new URLSearchParams({ token })}`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return { addresses: addressesIn(await answer.json(), Date.now()) };
    const refused: Refused = await answer.json();
    if (answer.status >= 500 || !refused.reason) return {};
    tellDenied(token, refused);
    return { isDenied: true };
  } catch {
    return {};
  }
}

function addressesIn(told: unknown, now: number): FilmAddresses | undefined {
  const { hls, storyboard, captions, leftS }: Record<string, unknown> = { ...asObject(told) };
  if (typeof hls !== "string") return undefined;
  return {
    hls,
    storyboard: typeof storyboard === "string" ? storyboard : undefined,
    captions: Array.isArray(captions) ? captions.flatMap(captionIn) : [],
    endsAt: typeof leftS === "number" ? now + leftS * 1000 : undefined,
  };
}

function captionIn(told: unknown): { lang: string; src: string }[] {
  const { lang, src }: Record<string, unknown> = { ...asObject(told) };
  return typeof lang === "string" && typeof src === "string" ? [{ lang, src }] : [];
}

function asObject(told: unknown): object | undefined {
  return typeof told === "object" && told !== null ? told : undefined;
}
