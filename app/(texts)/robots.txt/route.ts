import { textAnswer } from "@/lib/pages/text-answer.ts";
import { robots } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return textAnswer(request, ({ channel }) => ({ type: "text/plain", body: robots(channel) }));
}
