import { requireFront } from "@/app/behind-front.ts";
import { ApiError } from "@/lib/errors.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { getHeader } from "@/lib/provider-api/channel.ts";
import { sitemap } from "@/lib/seo/crawler-files.ts";

export const dynamic = "force-dynamic";

export const GET = requireFront("/sitemap.xml", (request: Request) =>
  respondWithText(request, async ({ callContext, channel }) => {
    // A navigation that can't be had is no empty one: crawlers would forget the pages.
    const { navigation } = await getHeader(callContext, channel.token);
    const page = new URL(request.url).searchParams.get("page");
    const body = sitemap(channel, navigation, page === null ? undefined : Number(page));
    if (body === undefined) throw new ApiError("sitemap", { code: 404 });
    return { type: "application/xml", body };
  }),
);
