import { type LoopingBroadcast, formatBroadcastName } from "./live-playlist.ts";
import type { MediaManifest } from "./media-manifest.ts";
import type { MediaSigner } from "./media-signer.ts";
import { formatReelName, createReel } from "./reel.ts";

/**
 * What every address of media needs: where the provider is seen from outside, what there is, and who signs.
 */
export type MediaUrlContext = {
  publicOrigin: string;
  manifest: MediaManifest;
  signer: MediaSigner;
};

/** A picture, with `{w}` standing for the width, or its address elsewhere. Undefined for none (`""`). */
export function createPictureUrlTemplate(
  place: Pick<MediaUrlContext, "publicOrigin">,
  name: string,
): string | undefined {
  if (name === "" || isPictureAddress(name)) return name || undefined;
  return `${place.publicOrigin}/media/art/${name}-{w}.avif`;
}

/** Whether a picture is named by its address, and not by its name in the manifest. */
export function isPictureAddress(name: string): boolean {
  return name.includes(":");
}

const dayMs = 24 * 60 * 60_000;
const shareDays = 6;

/**
 * A picture as those who show a link to it read it: JPEG, 16:9, or its address elsewhere. Signed, since making one costs much: for five days or
 * six, so that pages which name it are the same for a day. docs/security.md SE-176
 */
export function signSharePictureUrlTemplate(
  place: MediaUrlContext,
  name: string,
): string | undefined {
  if (name === "" || isPictureAddress(name)) return name || undefined;
  const endsAt = (Math.floor(Date.now() / dayMs) + shareDays) * dayMs;
  return `${signedAddress(place, `shares/${name}`, endsAt)}/{w}.jpg`;
}

/**
 * The fields of a picture: its dominant colour (`#rrggbb`), width by height where that is not 16 by 9, and what
 * of it stays where its sides are cut, 0 (left) to 100, unless that is its middle (docs/provider-api.md PA-78).
 */
export function createPictureFields({ manifest }: MediaUrlContext, name: string) {
  const { art, width = 16, height = 9, focus } = manifest.art[name] ?? {};
  const isUsual = width * 9 === height * 16;
  return { art, aspect: isUsual ? undefined : Math.round((width / height) * 100) / 100, focus };
}

/** Signed until `endsAt` (real time, epoch ms): docs/security.md SE-160. */
function signedAddress({ publicOrigin, signer }: MediaUrlContext, what: string, endsAt: number) {
  return `${publicOrigin}/media/${signer.sign(what, endsAt)}`;
}

/** The folder of a reel that lasts `durationS` seconds, signed. */
export function signReelUrl(
  place: MediaUrlContext,
  { films, durationS }: { films: string[]; durationS: number },
  endsAt: number,
): string {
  const reel = formatReelName(createReel(films, durationS, place.manifest));
  return signedAddress(place, `reels/${reel}`, endsAt);
}

/** The folder of a transcript's captions, signed. */
export function signCaptionsUrl(
  place: MediaUrlContext,
  transcript: string,
  endsAt: number,
): string {
  return signedAddress(place, `transcripts/${transcript}`, endsAt);
}

/** The folder of a broadcast, signed. */
export function signBroadcastUrl(
  place: MediaUrlContext,
  broadcast: LoopingBroadcast,
  endsAt: number,
): string {
  return signedAddress(place, `live/${formatBroadcastName(broadcast)}`, endsAt);
}

/** The short muted clip of the first film that has one: open to everybody, and named by no film. */
export function findPreviewClipUrl(place: MediaUrlContext, films: string[]): string | undefined {
  const film = films.find((name) => place.manifest.films[name]?.preview);
  return film && `${place.publicOrigin}/media/previews/${place.signer.clipOf(film)}.mp4`;
}
