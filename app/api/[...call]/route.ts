import type { NextRequest } from "next/server";
import { answerCall } from "@/lib/api/answer-call.ts";

type Context = { params: Promise<{ call: string[] }> };

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  const { call } = await params;
  return answerCall(request.method, call.join("/"), request.headers, request.nextUrl.searchParams);
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
