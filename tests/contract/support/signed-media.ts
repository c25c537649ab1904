import { createMediaSigner } from "../../../provider/domain/media/media-signer.ts";

/** The key of a test's provider, so that the test can sign too. */
export const mediaKey = "a key of the tests that media is signed with".replaceAll(" ", "-");

/** Signs as the provider of `mediaKey` does. */
export const signer = createMediaSigner([mediaKey], ["first"]);

/** The signed path of a folder of media: `signedPath("reels/first~7")`. */
export function signedPath(what: string, endsAt: number = signer.endsAt(Date.now())): string {
  return `/media/${signer.sign(what, endsAt)}`;
}
