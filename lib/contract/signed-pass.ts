import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The subject of a pass: `preview` of a page by its path, `switch-viewer` to the holder of a bearer, or `media`, the
 * files under one path.
 */
export type PassSubject = {
  purpose: "preview" | "switch-viewer" | "media";
  /** The token of the channel; of `media`, which channels share, the id of the key that signs. */
  channel: string;
  what: string;
};

const dayMs = 24 * 60 * 60_000;

/** How long each may be good for, in ms. */
export const passLifeMs = { preview: dayMs, "switch-viewer": 60_000, media: 7 * dayMs } as const;

const form = /^([0-9a-z]{1,11})\.[\w-]{43}$/;

/**
 * A signed text that allows one action on one channel until `endsAt` (epoch ms, real time). Provider and site share
 * the secret. docs/security.md SE-145.
 */
export function signPass(secret: string, subject: PassSubject, endsAt: number): string {
  const end = endsAt.toString(36);
  return `${end}.${signatureOf(secret, subject, end)}`;
}

/**
 * When a pass expires; undefined for one that was altered, made for another subject, is expired, or is valid for
 * longer than allowed.
 */
export function getValidPassExpiryTime(
  secret: string | undefined,
  subject: PassSubject,
  pass: string | undefined,
  now: number = Date.now(),
): number | undefined {
  const [, end] = form.exec(pass ?? "") ?? [];
  if (!secret || !pass || end === undefined) return undefined;
  const ours = Buffer.from(`${end}.${signatureOf(secret, subject, end)}`);
  const received = Buffer.from(pass);
  if (ours.length !== received.length || !timingSafeEqual(ours, received)) return undefined;
  const endsAt = Number.parseInt(end, 36);
  return endsAt > now && endsAt <= now + passLifeMs[subject.purpose] ? endsAt : undefined;
}

/** The path of a page as a pass names it: decoded, without a slash at its end. Undefined for a broken one. */
export function normalizePassPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, "") || "/";
  } catch {
    return undefined;
  }
}

function signatureOf(secret: string, { purpose, channel, what }: PassSubject, end: string): string {
  const text = JSON.stringify([purpose, channel, what, end]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}
