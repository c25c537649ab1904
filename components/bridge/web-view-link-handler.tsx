"use client";

import { useLayoutEffect } from "react";
import { isInWebView } from "@/lib/urls/is-in-web-view";

const loadRules = () => import("./open-web-view-link");

// One listener for every link of the page, those in the owner's texts included. Pages of the site have this file
// too (docs/decisions/0088): what it does with a link is loaded by the web view.
export function WebViewLinkHandler({ noPages }: { noPages: readonly string[] }) {
  // Before that of components/links, whose layout effect comes after those of the page: it would go to a page of the site.
  useLayoutEffect(() => {
    let passed: HTMLAnchorElement | undefined;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !link.href) return;
      if (link === passed || isWithin(link)) return;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      event.preventDefault();
      event.stopPropagation();
      const letBrowserFollow = () => {
        passed = link;
        link.click();
        passed = undefined;
      };
      loadRules().then(
        ({ openWebViewLink }) => openWebViewLink(link, noPages) || letBrowserFollow(),
        letBrowserFollow,
      );
    };
    addEventListener("click", follow, true);
    loadRules().catch(() => {});
    return () => removeEventListener("click", follow, true);
  }, [noPages]);
  return null;
}

// A web view has no tabs: some ignore a link that opens one.
function isWithin({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && isInWebView(pathname) && (!target || target === "_self");
}
