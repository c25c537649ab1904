import { useSyncExternalStore } from "react";
import type { EngineState } from "@/lib/playback/engine/engine";
import { usePlayerParts } from "../player-parts";

export function useEngineState(): EngineState {
  const { engine } = usePlayerParts();
  return useSyncExternalStore(engine.subscribe, engine.read, engine.read);
}
