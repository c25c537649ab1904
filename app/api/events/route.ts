import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { takeEvents } from "@/lib/api/take-events.ts";
import { receiveBody } from "@/lib/api/read-body.ts";

export const POST = requireFront("/api/events", (request: NextRequest) =>
  takeEvents(request.headers, request.nextUrl.searchParams.get("name"), () => receiveBody(request)),
);
