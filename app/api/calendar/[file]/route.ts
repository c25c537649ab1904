import { behindFront } from "@/app/behind-front.ts";
import { respondWithCalendarFile } from "@/lib/pages/calendar-file.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/api/calendar/[file]", respondWithCalendarFile);
