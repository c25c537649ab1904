import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { takeClientErrors } from "@/lib/api/take-client-errors.ts";
import { receiveBody } from "@/lib/api/read-body.ts";

const handle = requireFront("/api/errors", (request: NextRequest) =>
  takeClientErrors(request.method, request.headers, () => receiveBody(request)),
);

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
