"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState, useTransition, ViewTransition } from "react";
import { pageOfFollowedLink } from "./followed-link";
import { addPlayParam, findPressedPlayLink, storePlayRequest } from "./play-request";
import { clearPosterTransition, startPosterTransition } from "./poster-view-transition";

// The bar that it shows, after a moment, is drawn by app/styles/utilities.css.
function showWaiting(waits: boolean): void {
  document.documentElement.toggleAttribute("data-waiting", waits);
}
const stopWaiting = () => showWaiting(false);

// One listener instead of a component per link: cards stay plain links that work without scripts.
// It listens in the capture phase, because React stops events from dehydrated rows from bubbling.
export function ClientSideNavigation({ fullLoad }: { fullLoad: readonly string[] }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const [stills, setStills] = useState(0);
  useLayoutEffect(() => showWaiting(pending), [pending]);
  useEffect(() => (pending ? undefined : clearPosterTransition()), [pending]);
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageOfFollowedLink(event, location, fullLoad);
      const play = link && findPressedPlayLink(event);
      if (play && !link.soft) addPlayParam(play);
      // Once the browser has begun, which ends what it was loading before.
      if (link?.soft === false) setTimeout(() => showWaiting(!event.defaultPrevented));
      if (!link?.soft) return;
      event.preventDefault();
      if (play) storePlayRequest(new URL(play.href).pathname);
      const carriesStill = startPosterTransition(event.target, link.path);
      start(() => {
        if (carriesStill) setStills((count) => count + 1);
        router.push(link.path);
      });
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
  // When a new one comes, React changes the page in a view transition. It is empty, because React would wait for
  // the pictures in one: docs/decisions/0066.
  return stills > 0 ? <ViewTransition key={stills} default="none" /> : null;
}
