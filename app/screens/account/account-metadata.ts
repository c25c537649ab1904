import type { Metadata } from "next";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { requestData, i18n } from "../../request-data";

// Account pages are not indexed, and an address with a token in it is sent as no referrer.
export function accountMetadata(title: string): () => Promise<Metadata> {
  return async () => {
    const { visit } = await requestData();
    const { t } = await i18n();
    const text = t(title);
    return {
      title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
      robots: { index: false, follow: false },
      referrer: "no-referrer",
    };
  };
}
