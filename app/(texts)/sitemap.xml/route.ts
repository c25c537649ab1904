import { requireFront } from "@/app/require-front.ts";
import { ApiError } from "@/lib/api-error.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { getChannelHeader } from "@/lib/provider-api/channel.ts";
import { sitemap } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/sitemap.xml", (request: Request) =>
  respondWithText(request, async ({ callContext, channel }) => {
    // A navigation that can't be had is no empty one: crawlers would forget the pages.
    const { navigation } = await getChannelHeader(callContext, channel.token);
    const page = new URL(request.url).searchParams.get("page");
    const body = sitemap(channel, navigation, page === null ? undefined : Number(page));
    if (body === undefined) throw new ApiError("sitemap", { code: 404 });
    return { type: "application/xml", body };
  }),
);
