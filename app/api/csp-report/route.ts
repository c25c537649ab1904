import type { NextRequest } from "next/server";
import { takeCspReport } from "@/lib/api/take-csp-report.ts";

export async function POST(request: NextRequest): Promise<Response> {
  const status = await takeCspReport(request.headers, () => request.text());
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
