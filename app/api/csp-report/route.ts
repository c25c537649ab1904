import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { takeCspReport } from "@/lib/api/take-csp-report.ts";
import { receiveBody } from "@/lib/api/read-body.ts";

export const POST = requireFront("/api/csp-report", async (request: NextRequest) => {
  const status = await takeCspReport(request.headers, () => receiveBody(request));
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
});
