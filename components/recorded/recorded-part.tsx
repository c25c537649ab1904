"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "../text-provider";
import { watchSight } from "../ui/watch-sight";
import { useLater } from "../ui/use-later";
import { Button } from "../ui/button";
import { useLoadTexts } from "../use-load-texts";

// The list in a viewer's account: long, and the last thing that people come for, so it is loaded when it is near.
export function RecordedPart() {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"far" | "near" | "lost">("far");
  const loadTexts = useLoadTexts();
  useEffect(() => {
    const element = place.current;
    if (state !== "far" || !element) return;
    return watchSight(element, (isInSight) => isInSight && setState("near"), "50% 0px");
  }, [state]);
  const later = useLater(
    state === "near",
    async () => (await Promise.all([import("./recorded"), loadTexts()]))[0],
    () => setState("lost"),
  );
  return (
    <div ref={place}>
      {later && <later.Recorded />}
      {state === "lost" && (
        <Button variant="outline" onClick={() => setState("near")}>
          {t("tryAgain")}
        </Button>
      )}
    </div>
  );
}
