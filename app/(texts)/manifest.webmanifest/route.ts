import { requireFront } from "@/app/require-front.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { webManifest } from "@/lib/seo/manifest.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/manifest.webmanifest", (request: Request) =>
  respondWithText(request, ({ channel, language }) => ({
    type: "application/manifest+json",
    body: JSON.stringify(webManifest(channel, language)),
  })),
);
