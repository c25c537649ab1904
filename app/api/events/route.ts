import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { receiveEventBatch } from "@/lib/api/receive-event-batch.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";

export const POST = requireFront("/api/events", (request: NextRequest) =>
  receiveEventBatch(request.headers, request.nextUrl.searchParams.get("name"), () =>
    receiveBody(request),
  ),
);
