import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import type { MeasureProps } from "./measure-props";
import { startTracking, type Tracking as Running } from "./start-tracking";

type Props = MeasureProps & { allowedAt: RefObject<number> };

// There as long as the viewer allows it.
export function Tracking({ endpoint, channel, sampleRate, ga, pixel, allowedAt }: Props) {
  const path = usePathname();
  const running = useRef<Running>(null);
  useEffect(() => {
    const started = startTracking({ endpoint, channel, sampleRate, ga, pixel }, allowedAt.current);
    running.current = started;
    return started.stop;
  }, [endpoint, channel, sampleRate, ga, pixel, allowedAt]);
  useEffect(() => running.current?.pageShown(path), [path]);
  return null;
}
