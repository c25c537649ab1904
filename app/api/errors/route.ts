import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { receiveClientErrors } from "@/lib/api/receive-client-errors.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";

const handle = requireFront("/api/errors", (request: NextRequest) =>
  receiveClientErrors(request.method, request.headers, () => receiveBody(request)),
);

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
