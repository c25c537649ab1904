import { startTransition, use, useEffect, useLayoutEffect, useState } from "react";
import { useAppDispatch, useAppSelector, useAppStore } from "@/store/hooks";
import { type RowState, selectPage } from "@/store/sections/sections-slice";
import { selectViewer, fetchViewer } from "@/store/viewer/viewer-slice";
import { HydrationBoundaryContext } from "../hydration/hydrate-when-visible";
import { useIsServerHtml } from "../hydration/use-is-server-html";
import { whenIdle } from "../ui/when-idle";
import { isLongPage } from "./is-long-page";
import type { SetRenderedCardRange, RenderedCardRange } from "./row-effects/row-effect-context";

type Address = { pageKey: string; token: string; isRendered: boolean };

type Life = {
  shown: RenderedCardRange;
  /** True once it is known that nobody is signed in. */
  signedOut: boolean;
};

// The code of a row with effects, loaded only for such rows: it fetches its items, updates them, and in a
// long page removes its cards when it is far away.
export function useRowEffects(
  { pageKey, token, isRendered }: Address,
  row: RowState | undefined,
): Life {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const part = use(HydrationBoundaryContext);
  const { status: viewer, hasPersonalOffers } = useAppSelector(selectViewer);
  const long = useAppSelector((state) => isLongPage(selectPage(state, pageKey)));
  const [shown, setShown] = useState<RenderedCardRange>(isRendered ? "all" : "none");
  const { personal, role, liveUpdate, status, total, offers } = row ?? {};
  const isOffer = role === "paywall";
  // The server's HTML has no viewer.
  const signedOut = !useIsServerHtml() && viewer === "signedOut";
  const isPersonal = personal && (viewer === "signedIn" || total !== undefined);
  const isOffered = isOffer && hasPersonalOffers && !offers;
  const lives = long || isPersonal || liveUpdate || isOffered || (!personal && status === "queued");
  const isIdleSearch = role === "search" && status === "idle" && total === undefined;
  useEffect(
    () => (personal || isOffer ? whenIdle(() => void dispatch(fetchViewer())) : undefined),
    [personal, isOffer, dispatch],
  );
  useLayoutEffect(() => {
    if (shown !== "none") part?.current?.style.removeProperty("min-block-size");
  }, [shown, part]);
  useEffect(() => {
    const element = part?.current;
    const stale = personal && signedOut && Boolean(document.documentElement.dataset.lists);
    const searches = isIdleSearch && /[?&]q=/.test(location.search);
    if (!element || !(lives || stale || searches)) return undefined;
    const end = new AbortController();
    const show: SetRenderedCardRange = (next) => startTransition(() => setShown(next));
    const place = { store, pageKey, token, element, ended: end.signal };
    import("./row-effects/start-row-effects").then(
      ({ startRowEffects }) =>
        !end.signal.aborted && startRowEffects(place, long ? show : undefined),
      () => {},
    );
    return () => end.abort();
  }, [lives, isIdleSearch, long, personal, signedOut, store, pageKey, token, part]);
  return { shown, signedOut };
}
