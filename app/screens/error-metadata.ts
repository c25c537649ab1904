import type { Metadata } from "next";
import { errorMessageCode } from "@/components/errors/error-screen";
import { translateIn } from "@/lib/i18n/texts.server.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/cut-text.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { requestData, type Query, searchOf } from "../request-data";

// No search engine keeps a screen: the thing itself may be back tomorrow.
export async function errorMetadata(query: Query): Promise<Metadata> {
  const { screen, visit } = await requestData();
  const route = parseRoute("/error", searchOf(query));
  const code = screen?.code ?? (route.kind === "error" ? route.code : 404);
  const t = await translateIn(visit?.language ?? "en");
  const text = cutText(screen?.message, 120) ?? t(`error${errorMessageCode(code)}`);
  return {
    title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
    robots: { index: false, follow: false },
  };
}
