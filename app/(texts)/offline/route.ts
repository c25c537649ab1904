import { behindFront } from "@/app/behind-front.ts";
import { offlinePage } from "@/lib/pages/offline-page.ts";
import { textAnswer } from "@/lib/pages/text-answer.ts";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/offline", (request: Request) =>
  textAnswer(request, async (visit) => ({
    type: "text/html",
    body: await offlinePage(visit, request.headers.get(internalRequestHeaders.nonce) ?? ""),
  })),
);
