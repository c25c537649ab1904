import { behindFront } from "@/app/behind-front.ts";
import { answerCalendar } from "@/lib/pages/calendar-file.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/api/calendar/[file]", answerCalendar);
