import { behindFront } from "@/app/behind-front.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront(() =>
  Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }),
);
