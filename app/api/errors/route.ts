import type { NextRequest } from "next/server";
import { behindFront } from "@/app/behind-front.ts";
import { takeClientErrors } from "@/lib/api/take-client-errors.ts";

const answer = behindFront("/api/errors", (request: NextRequest) =>
  takeClientErrors(request.method, request.headers, () => request.text()),
);

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
