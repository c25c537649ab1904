import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";
import { receivePurge } from "@/lib/api/receive-purge.ts";

export const POST = requireFront("/api/purge", async (request: NextRequest) => {
  const status = await receivePurge(request.headers, () => receiveBody(request));
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
});
