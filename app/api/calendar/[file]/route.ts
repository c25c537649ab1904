import { requireFront } from "@/app/require-front.ts";
import { respondWithCalendarFile } from "@/lib/pages/calendar-file.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/api/calendar/[file]", respondWithCalendarFile);
