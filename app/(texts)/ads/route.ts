import { requireFront } from "@/app/require-front.ts";
import { respondWithAdsFile } from "@/lib/pages/text-response.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/ads", respondWithAdsFile);
