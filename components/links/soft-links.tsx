"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect, useTransition } from "react";
import { followedLink } from "./followed-link";

// The bar that it shows, after a moment, is drawn by app/styles/utilities.css.
function showWaiting(waits: boolean): void {
  document.documentElement.toggleAttribute("data-waiting", waits);
}
const stopWaiting = () => showWaiting(false);

// One listener instead of a component per link: cards stay plain links that work without scripts.
// It listens in the capture phase, because React stops events from dehydrated rows from bubbling.
export function SoftLinks({ fullLoad }: { fullLoad: readonly string[] }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  useLayoutEffect(() => showWaiting(pending), [pending]);
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event, location, fullLoad);
      // Once the browser has begun, which ends what it was loading before.
      if (link?.soft === false) setTimeout(() => showWaiting(!event.defaultPrevented));
      if (!link?.soft) return;
      event.preventDefault();
      start(() => router.push(link.path));
    };
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, [router, fullLoad]);
  useLayoutEffect(() => {
    // Brought back by the browser, or never left: stopped by the viewer, or a file.
    addEventListener("pageshow", stopWaiting);
    self.navigation?.addEventListener("navigateerror", stopWaiting);
    return () => {
      removeEventListener("pageshow", stopWaiting);
      self.navigation?.removeEventListener("navigateerror", stopWaiting);
    };
  }, []);
  return null;
}
