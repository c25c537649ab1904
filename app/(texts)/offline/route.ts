import { requireFront } from "@/app/require-front.ts";
import { renderOfflinePage } from "@/lib/pages/offline-page.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/offline", (request: Request) =>
  respondWithText(request, async (visit) => ({
    type: "text/html",
    body: await renderOfflinePage(visit, request.headers.get(internalRequestHeaders.nonce) ?? ""),
  })),
);
