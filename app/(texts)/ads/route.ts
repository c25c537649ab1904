import { behindFront } from "@/app/behind-front.ts";
import { answerAds } from "@/lib/pages/text-answer.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/ads", answerAds);
