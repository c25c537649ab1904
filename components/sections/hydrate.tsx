import { Activity, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { wake } from "../early-press/wake";
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
    <div ref={place} className={when === "near" ? styles.row : undefined} data-asleep="">
      <Activity>
        <Sleep until={gate?.opened} place={place}>
          {children}
        </Sleep>
      </Activity>
    </div>
  );
}

type SleepProps = {
  until?: Promise<void>;
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function Sleep({ until, place, children }: SleepProps) {
  if (until) use(until);
  useEffect(() => {
    if (place.current) wake(place.current);
  }, [place]);
  return children;
}
