"use client";

import { notFound, usePathname } from "next/navigation";
import { LazyErrorInApp } from "@/components/bridge/lazy-error-in-app";
import { isInWebView } from "@/lib/urls/paths";

/** A page that is gone since the gate saw it: in the web view the frame stays; on the site app/not-found.tsx replaces it. */
export default function PageNotFound() {
  return isInWebView(usePathname()) ? <LazyErrorInApp code={404} /> : notFound();
}
