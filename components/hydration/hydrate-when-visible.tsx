import {
  Activity,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { markHydrated, replayRecordedClick } from "./mark-hydrated";
import { useIsServerHtml } from "./use-is-server-html";
import { createVisibilityPromise } from "./visibility-promise";

type Props = {
  /** Becomes the element around the part. */
  part: RefObject<HTMLDivElement | null>;
  /** False for what is hydrated as soon as React is there. */
  waits: boolean;
  className?: string | undefined;
  /** Pixels: as high as this while it is not drawn. */
  height?: number | undefined;
  /** The viewer's list that it shows: it has no room until that is known (section-list.module.css). */
  personal?: string | undefined;
  /** The section whose cards are counted when they are seen. */
  section?: string | undefined;
  children: ReactNode;
};

// The element around a part, for what is in it.
export const HydrationBoundaryContext = createContext<RefObject<HTMLElement | null> | undefined>(
  undefined,
);

// The server's HTML stays as it is until somebody can touch it: an Activity is a boundary of hydration
// that the server writes in place (it moves the content of a Suspense past 12 KB to the end of the page).
export function HydrateWhenVisible(props: Props) {
  const { part, waits, className, height, personal, section, children } = props;
  const isServerHtml = useIsServerHtml();
  const [dehydrated] = useState(isServerHtml ? "" : undefined);
  const [near] = useState(() =>
    isServerHtml && waits && canWait() ? createVisibilityPromise() : undefined,
  );
  useLayoutEffect(
    () => (near && part.current ? near.observe(part.current) : undefined),
    [near, part],
  );
  return (
    <div
      ref={part}
      className={className}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
      data-dehydrated={dehydrated}
      data-personal={personal}
      data-track={section && ""}
      data-section-id={section}
    >
      <Activity>
        <Hydrated after={near?.visible} part={part}>
          <HydrationBoundaryContext value={part}>{children}</HydrationBoundaryContext>
        </Hydrated>
      </Activity>
    </div>
  );
}

function canWait(): boolean {
  return typeof window !== "undefined" && document.documentElement.dataset.hydrate !== "all";
}

type HydratedProps = {
  after: Promise<void> | undefined;
  part: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function Hydrated({ after, part, children }: HydratedProps) {
  if (after) use(after);
  useLayoutEffect(() => {
    if (part.current) markHydrated(part.current);
  }, [part]);
  useEffect(() => {
    if (part.current) replayRecordedClick(part.current);
  }, [part]);
  return children;
}
