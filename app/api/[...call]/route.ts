import type { NextRequest } from "next/server";
import { requireFront } from "@/app/require-front.ts";
import { handleApiCall } from "@/lib/api/handle-call.ts";
import { receiveBody } from "@/lib/api/read-json-request-body.ts";

type Context = { params: Promise<{ call: string[] }> };

const handle = requireFront("/api/[...call]", async (request: NextRequest, { params }: Context) => {
  const { call } = await params;
  const { method, headers, nextUrl, signal } = request;
  const read = () => receiveBody(request);
  return handleApiCall(method, call.join("/"), headers, nextUrl.searchParams, read, signal);
});

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
