import type { NextRequest } from "next/server";
import { answerCall } from "@/lib/api/answer-call.ts";

type Context = { params: Promise<{ call: string[] }> };

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  const { call } = await params;
  const { method, headers, nextUrl } = request;
  const read = () => request.text();
  return answerCall(method, call.join("/"), headers, nextUrl.searchParams, read);
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
