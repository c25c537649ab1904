import { textAnswer } from "@/lib/pages/text-answer.ts";
import { getHeader } from "@/lib/provider-api/channel.ts";
import { sitemap } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return textAnswer(request, async ({ callContext, channel }) => {
    // A navigation that can't be had is no empty one: crawlers would forget the pages.
    const { navigation } = await getHeader(callContext, channel.token);
    return { type: "application/xml", body: sitemap(channel, navigation) };
  });
}
