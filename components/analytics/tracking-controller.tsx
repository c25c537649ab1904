import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import {
  type AnalyticsProps,
  startTracking,
  type TrackingHandle as Running,
} from "./start-tracking";
import { ensureClientAndVisitIds } from "@/lib/analytics/client-id.browser";

type Props = AnalyticsProps & { allowedAt: RefObject<number> };

// There as long as the viewer allows it.
export function TrackingController({ allowedAt, ...props }: Props) {
  const { endpoint, channel, sampleRate, ga, pixel, savesPurchases } = props;
  const path = usePathname();
  const running = useRef<Running>(null);
  const shown = useRef(path);
  useEffect(() => {
    shown.current = path;
    running.current?.pageShown(path);
  }, [path]);
  useEffect(() => {
    let isStopped = false;
    const start = () => {
      if (isStopped) return;
      const measured = { endpoint, channel, sampleRate, ga, pixel, savesPurchases };
      running.current = startTracking(measured, allowedAt.current);
      running.current.pageShown(shown.current);
    };
    // Without an id only third-party scripts measure.
    (endpoint ? ensureClientAndVisitIds() : Promise.resolve()).then(start, start);
    return () => {
      isStopped = true;
      running.current?.stop();
      running.current = null;
    };
  }, [endpoint, channel, sampleRate, ga, pixel, savesPurchases, allowedAt]);
  return null;
}
