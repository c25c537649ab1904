import { requireFront } from "@/app/require-front.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { robots } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/robots.txt", (request: Request) =>
  respondWithText(request, ({ channel }) => ({ type: "text/plain", body: robots(channel) })),
);
