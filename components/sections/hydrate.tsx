import { Activity, type ReactNode, use, useEffect, useRef, useState } from "react";
import { NearGate } from "./near-gate";
import styles from "./section-list.module.css";
import { useIsHydrating } from "./use-is-hydrating";

type Props = { when: "once" | "near"; children: ReactNode };

// The server's HTML stays as it is until somebody can touch it: an Activity is a boundary of hydration
// that the server writes in place (it moves the content of a Suspense past 12 KB to the end of the page).
export function Hydrate({ when, children }: Props) {
  const hydrating = useIsHydrating();
  const [gate] = useState(() => (hydrating && when === "near" ? new NearGate() : undefined));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (gate && place.current ? gate.watch(place.current) : undefined), [gate]);
  return (
    <div ref={place} className={when === "near" ? styles.row : undefined}>
      <Activity>
        <Sleep until={gate?.opened}>{children}</Sleep>
      </Activity>
    </div>
  );
}

function Sleep({ until, children }: { until?: Promise<void>; children: ReactNode }) {
  if (until) use(until);
  return children;
}
