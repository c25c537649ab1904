import { useEffect, useRef, useState } from "react";
import type { TrendView } from "@/lib/api/search-calls";
import { getApi } from "../account/form/call-api";

const freshMs = 5 * 60_000;

// Asked for when the list opens, and again after a while. A failure leaves what is known; the next opening asks again.
export function useTrends(isOpen: boolean): TrendView[] {
  const [trends, setTrends] = useState<TrendView[]>([]);
  const freshUntil = useRef(0);
  useEffect(() => {
    if (!isOpen || performance.now() < freshUntil.current) return;
    freshUntil.current = performance.now() + freshMs;
    getApi<{ trends: TrendView[] }>("search-trends").then(
      (answer) => setTrends(answer.trends),
      () => (freshUntil.current = 0),
    );
  }, [isOpen]);
  return trends;
}
