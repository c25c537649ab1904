import type { Trouble } from "@/lib/playback/engine/engine";
import { starved } from "./media-facts";
import { useEngineState } from "./use-engine-state";
import { useMediaFact } from "./use-media-fact";
import { useOffline } from "./use-offline";

/** What stopped the film. While there is something left to play, nothing has stopped it. */
export function useTrouble(isStarted: boolean): Trouble | undefined {
  const { trouble } = useEngineState();
  const isOffline = useOffline();
  const isStarved = useMediaFact(starved);
  const isStopped = isStarted ? isStarved : trouble !== undefined;
  if (!isStopped) return undefined;
  return trouble ?? (isOffline ? "connection" : undefined);
}
