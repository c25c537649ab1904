"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Playback } from "@/lib/contract/content";
import type { PlaybackEngine, EngineState } from "@/lib/playback/engine/engine";
import type { NextFilm } from "@/lib/sections/next-film";

/** Where the owner helps, in the viewer's language. */
export type SupportLink = { href: string; name: string };

export type PlayerParts = {
  root: HTMLElement;
  video: HTMLVideoElement;
  engine: PlaybackEngine;
  token: string;
  playback: Playback;
  title: string;
  /** The name of the channel. */
  artist?: string | undefined;
  next?: NextFilm | undefined;
  isLive: boolean;
  isSignedIn?: boolean | undefined;
  support?: SupportLink | undefined;
  /** The second at which the film resumes; undefined when it begins at its start. */
  resumeTime?: (() => number | undefined) | undefined;
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
