import { useEffect, useState } from "react";
import type { Engine } from "@/lib/playback/engine/engine";
import { startEngine } from "@/lib/playback/engine/start-engine";

type Film = { address: string; startAt: number | undefined; isLive: boolean };

export function useEngine(video: HTMLVideoElement | null, film: Film): Engine | undefined {
  const { address, startAt, isLive } = film;
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (!video) return;
    const started = startEngine(video, { address, startAt, isLive });
    setEngine(started);
    return () => started.destroy();
  }, [video, address, startAt, isLive]);
  return engine;
}
