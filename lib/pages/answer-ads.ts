import { adsFile } from "../seo/ads-file.ts";
import { textAnswer } from "./text-answer.ts";

/** `/ads` and `/ads.txt`: the owner's file as plain text, else 307 to the error screen. spec.md § 2. */
export function answerAds(request: Request): Promise<Response> {
  return textAnswer(request, ({ channel }) => {
    const body = adsFile(channel);
    return body === undefined ? { redirect: "/error" } : { type: "text/plain", body };
  });
}
