import { textAnswer } from "@/lib/pages/text-answer.ts";
import { webManifest } from "@/lib/seo/manifest.ts";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return textAnswer(request, ({ channel, language }) => ({
    type: "application/manifest+json",
    body: JSON.stringify(webManifest(channel, language)),
  }));
}
