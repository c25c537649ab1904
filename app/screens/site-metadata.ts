import type { Metadata, Viewport } from "next";
import { resolveTheme } from "@/lib/channel/theme.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { requestData } from "../request-data";
import { iconsOf } from "./icons-of";

// What every page of a channel carries; screens and pages add their own.
export async function siteMetadata(): Promise<Metadata> {
  const channel = (await requestData()).visit?.channel;
  if (!channel) return { robots: { index: false, follow: false } };
  return {
    applicationName: channelTitle(channel),
    icons: iconsOf(channel),
    manifest: "/manifest.webmanifest",
    robots: channel.mode === "staging" ? { index: false, follow: false } : undefined,
    formatDetection: { telephone: false },
  };
}

export async function siteViewport(): Promise<Viewport> {
  const theme = (await requestData()).visit?.channel.style.theme;
  return { themeColor: resolveTheme(theme ?? {}).colors.bg };
}
