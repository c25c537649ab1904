import { answerAds } from "@/lib/pages/answer-ads.ts";

export const dynamic = "force-dynamic";

export { answerAds as GET };
