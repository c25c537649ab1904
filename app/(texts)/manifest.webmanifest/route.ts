import { behindFront } from "@/app/behind-front.ts";
import { textAnswer } from "@/lib/pages/text-answer.ts";
import { webManifest } from "@/lib/seo/manifest.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/manifest.webmanifest", (request: Request) =>
  textAnswer(request, ({ channel, language }) => ({
    type: "application/manifest+json",
    body: JSON.stringify(webManifest(channel, language)),
  })),
);
