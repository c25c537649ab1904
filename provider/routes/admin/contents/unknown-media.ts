import type { AdminInputError } from "../../../domain/admin/problems.ts";
import type { MediaManifest } from "../../../domain/media/media-manifest.ts";
import { isPictureAddress } from "../../../domain/media/media-urls.ts";

/** Fields that name a picture which is neither an address nor in the manifest. */
export function listUnknownPictures(
  named: Record<string, string | null | undefined>,
  { art }: Pick<MediaManifest, "art">,
): AdminInputError[] {
  return Object.entries(named).flatMap(([field, name]) =>
    !name || isPictureAddress(name) || Object.hasOwn(art, name)
      ? []
      : [{ pointer: `#/${field}`, detail: `There is no picture "${name}".` }],
  );
}

/** Films and transcripts that are not in the manifest. */
export function listUnknownFilms(
  { films, transcript }: { films: string[]; transcript: string | null },
  manifest: MediaManifest,
): AdminInputError[] {
  const unknown = films.flatMap((film, index) =>
    Object.hasOwn(manifest.films, film)
      ? []
      : [{ pointer: `#/films/${index}`, detail: `There is no film "${film}".` }],
  );
  if (transcript === null || manifest.transcripts.has(transcript)) return unknown;
  const detail = `There is no transcript "${transcript}".`;
  return [...unknown, { pointer: "#/transcript", detail }];
}
