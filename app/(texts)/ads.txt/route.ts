import { requireFront } from "@/app/behind-front.ts";
import { respondWithAdsFile } from "@/lib/pages/text-response.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/ads.txt", respondWithAdsFile);
