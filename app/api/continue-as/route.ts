import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { handleContinueAsForm } from "@/lib/api/handle-continue-as-form.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";

export const POST = requireFront("/api/continue-as", (request: NextRequest) =>
  handleContinueAsForm(request.headers, () => receiveBody(request)),
);
