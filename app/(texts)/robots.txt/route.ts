import { behindFront } from "@/app/behind-front.ts";
import { textAnswer } from "@/lib/pages/text-answer.ts";
import { robots } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export const GET = behindFront("/robots.txt", (request: Request) =>
  textAnswer(request, ({ channel }) => ({ type: "text/plain", body: robots(channel) })),
);
