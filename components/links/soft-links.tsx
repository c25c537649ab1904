"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect } from "react";
import { softPath } from "./soft-path";

// One listener instead of a component per link: cards stay plain links that work without scripts.
// It listens in the capture phase, because React stops events from dehydrated rows from bubbling.
export function SoftLinks({ fullLoad }: { fullLoad: readonly string[] }) {
  const router = useRouter();
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = softPath(event, location, fullLoad);
      if (path === undefined) return;
      event.preventDefault();
      router.push(path);
    };
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, [router, fullLoad]);
  return null;
}
