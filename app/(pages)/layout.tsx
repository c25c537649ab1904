import type { Viewport } from "next";
import type { ReactNode } from "react";
import { isWebViewRequest } from "@/app/request-data";
import { SiteLayout } from "./site-layout";
import { WebViewLayout } from "./web-view-layout";

// In the web view, pages reach under a phone's notch and bars; what is read keeps away from them (public/web-view.css).
export async function generateViewport(): Promise<Viewport> {
  return (await isWebViewRequest()) ? { viewportFit: "cover" } : {};
}

/** The site and the app's web view have the same pages, in another frame: docs/decisions/0088. */
export default async function PagesLayout({ children }: { children: ReactNode }) {
  const Frame = (await isWebViewRequest()) ? WebViewLayout : SiteLayout;
  return <Frame>{children}</Frame>;
}
