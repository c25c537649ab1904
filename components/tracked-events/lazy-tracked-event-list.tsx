"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "../text-provider";
import { watchVisibility } from "../ui/watch-visibility";
import { useLazyModule } from "../ui/use-lazy-module";
import { Button } from "../ui/button";
import { useLoadTexts } from "../use-load-texts";

// The list in a viewer's account: long, and the last thing that people come for, so it is loaded when it is near.
export function LazyTrackedEventList() {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"far" | "near" | "lost">("far");
  const loadTexts = useLoadTexts();
  useEffect(() => {
    const element = place.current;
    if (state !== "far" || !element) return;
    return watchVisibility(element, (isInSight) => isInSight && setState("near"), "50% 0px");
  }, [state]);
  const later = useLazyModule(
    state === "near",
    async () => (await Promise.all([import("./tracked-event-list"), loadTexts()]))[0],
    () => setState("lost"),
  );
  return (
    <div ref={place}>
      {later && <later.TrackedEventList />}
      {state === "lost" && (
        <Button variant="outline" onClick={() => setState("near")}>
          {t("tryAgain")}
        </Button>
      )}
    </div>
  );
}
