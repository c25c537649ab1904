"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Playback } from "@/lib/contract/content";
import type { Engine, EngineState } from "@/lib/playback/engine/engine";

export type PlayerParts = {
  root: HTMLElement;
  video: HTMLVideoElement;
  engine: Engine;
  playback: Playback;
  title: string;
  isLive: boolean;
};

export const PlayerPartsContext = createContext<PlayerParts | null>(null);

export function usePlayerParts(): PlayerParts {
  const parts = useContext(PlayerPartsContext);
  if (!parts) throw new Error("usePlayerParts: expected to be inside <Player>");
  return parts;
}

export function useEngineState(): EngineState {
  const { engine } = usePlayerParts();
  return useSyncExternalStore(engine.subscribe, engine.read, engine.read);
}
