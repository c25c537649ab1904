import type { NextRequest } from "next/server";
import { requireFront } from "@/app/behind-front.ts";
import { continueAs } from "@/lib/api/continue-as.ts";

export const POST = requireFront("/api/continue-as", (request: NextRequest) =>
  continueAs(request.headers, () => request.text()),
);
