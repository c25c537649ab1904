import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { receiveCspReport } from "@/lib/api/receive-csp-report.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";

export const POST = requireFront("/api/csp-report", async (request: NextRequest) => {
  const status = await receiveCspReport(request.headers, () => receiveBody(request));
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
});
