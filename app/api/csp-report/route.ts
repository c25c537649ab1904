import type { NextRequest } from "next/server";
import { behindFront } from "@/app/behind-front.ts";
import { takeCspReport } from "@/lib/api/take-csp-report.ts";

export const POST = behindFront("/api/csp-report", async (request: NextRequest) => {
  const status = await takeCspReport(request.headers, () => request.text());
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
});
