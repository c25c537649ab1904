import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import type { MeasureProps } from "./measure-props";
import { startTracking, type Tracking as Running } from "./start-tracking";

type Props = MeasureProps & { allowedAt: RefObject<number> };

// There as long as the viewer allows it.
export function Tracking({ allowedAt, ...props }: Props) {
  const { endpoint, channel, sampleRate, ga, pixel, savesPurchases } = props;
  const path = usePathname();
  const running = useRef<Running>(null);
  useEffect(() => {
    const measured = { endpoint, channel, sampleRate, ga, pixel, savesPurchases };
    const started = startTracking(measured, allowedAt.current);
    running.current = started;
    return started.stop;
  }, [endpoint, channel, sampleRate, ga, pixel, savesPurchases, allowedAt]);
  useEffect(() => running.current?.pageShown(path), [path]);
  return null;
}
