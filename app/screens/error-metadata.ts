import type { Metadata } from "next";
import { spokenCode } from "@/lib/i18n/spoken-code.ts";
import { translateIn } from "@/lib/i18n/texts.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/cut-text.ts";
import { routeOf } from "@/lib/urls/route.ts";
import { findings, type Query, searchOf } from "../findings";

// No search engine keeps a screen: the thing itself may be back tomorrow.
export async function errorMetadata(query: Query): Promise<Metadata> {
  const { screen, visit } = await findings();
  const route = routeOf("/error", searchOf(query));
  const code = screen?.code ?? (route.kind === "error" ? route.code : 404);
  const t = await translateIn(visit?.language ?? "en");
  const said = cutText(screen?.message, 120) ?? t(`error${spokenCode(code)}`);
  return {
    title: visit ? `${said} · ${channelTitle(visit.channel)}` : said,
    robots: { index: false, follow: false },
  };
}
