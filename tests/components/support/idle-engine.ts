import { vi } from "vitest";
import {
  type PlaybackEngine,
  type EngineState,
  initialEngineState,
} from "@/lib/playback/engine/engine";

/** An engine that stays in one state, and whose methods are recorded. */
export function idleEngine(state: Partial<EngineState>) {
  const engineState: EngineState = { ...initialEngineState, ...state };
  const stopListening = () => undefined;
  return {
    read: () => engineState,
    subscribe: () => stopListening,
    chooseLevel: vi.fn<PlaybackEngine["chooseLevel"]>(),
    chooseAudio: vi.fn<PlaybackEngine["chooseAudio"]>(),
    retry: vi.fn<PlaybackEngine["retry"]>(),
    liveEdge: vi.fn<PlaybackEngine["liveEdge"]>(),
    presentAddress: (address: string) => address,
    takeAddresses: vi.fn<PlaybackEngine["takeAddresses"]>(),
    destroy: vi.fn<PlaybackEngine["destroy"]>(),
  };
}
