import { createHmac } from "node:crypto";
import { getValidPassExpiryTime, passLifeMs, signPass } from "../../../lib/contract/signed-pass.ts";

/** What media addresses are signed with: the first key signs, the others verify. */
export type MediaSigningKeys = readonly [string, ...string[]];

/** How long a signed address holds where nothing else is said, in seconds. */
export const defaultMediaUrlLifetimeS = 6 * 3600;
/** Bounds of what may be said instead. */
export const mediaUrlLifetimeLimitsS = { min: 10, max: passLifeMs.media / 1000 } as const;

/**
 * Signs and verifies the addresses of films, and names the clips that cards show: docs/security.md SE-160.
 */
export type MediaSigner = {
  /** When an address that is signed at `now` (real time, epoch ms) ends; never after `latest`. */
  endsAt: (now: number, latest?: number) => number;
  /** `sign("reels/sea~9", endsAt)` → `"signed/{key}.{end}.{signature}/reels/sea~9"`, for all that is under it. */
  sign: (what: string, endsAt: number) => string;
  /** When the pass of an address ends; undefined for one that is wrong or over. One HMAC at most. */
  verify: (pass: string, what: string, now: number) => number | undefined;
  /** The public name of a film's clip, which reveals nothing of the film. */
  clipOf: (film: string) => string;
  /** The way back, by any of the keys. */
  filmOfClip: (clip: string) => string | undefined;
};

/** `films` are those that have a clip. */
export function createMediaSigner(
  keys: MediaSigningKeys,
  films: string[],
  lifetimeS: number = defaultMediaUrlLifetimeS,
): MediaSigner {
  const [current] = keys;
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const clips = new Map(keys.flatMap((key) => films.map((film) => [clipName(key, film), film])));
  // In steps of half a lifetime, so that viewers share URLs, and caches their responses.
  const stepMs = (lifetimeS * 1000) / 2;
  return {
    endsAt: (now, latest = Infinity) =>
      Math.floor(Math.min((Math.floor(now / stepMs) + 2) * stepMs, latest)),
    sign: (what, endsAt) => {
      const id = keyId(current);
      return `signed/${id}.${signPass(current, subjectOf(id, what), endsAt)}/${what}`;
    },
    verify: (pass, what, now) => {
      const at = pass.indexOf(".");
      const id = pass.slice(0, at);
      return getValidPassExpiryTime(byId.get(id), subjectOf(id, what), pass.slice(at + 1), now);
    },
    clipOf: (film) => clipName(current, film),
    filmOfClip: (clip) => clips.get(clip),
  };
}

function subjectOf(channel: string, what: string) {
  return { purpose: "media", channel, what } as const;
}

/** The id of a key: eight letters that reveal nothing of it. */
function keyId(key: string): string {
  return derived(key, "media key").slice(0, 8);
}

function clipName(key: string, film: string): string {
  return derived(key, `clip of ${film}`).slice(0, 22);
}

function derived(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
