import { answerAds } from "@/lib/pages/text-answer.ts";

export const dynamic = "force-dynamic";

export { answerAds as GET };
