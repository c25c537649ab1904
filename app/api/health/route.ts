import { requireFront } from "@/app/require-front.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/api/health", () =>
  Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }),
);
