import { createMediaSigner } from "../../../provider/domain/media/media-signer.ts";

/** A key that a test's provider signs with, so that the test can sign too. */
export const mediaKey = "a key of the tests that media is signed with".replaceAll(" ", "-");

/** As the provider of `mediaKey` signs. */
export const signer = createMediaSigner([mediaKey], ["first"]);

/** The signed path of a folder of media: `signedPath("reels/first~7")`. */
export function signedPath(what: string, endsAt: number = signer.endsAt(Date.now())): string {
  return `/media/${signer.sign(what, endsAt)}`;
}
