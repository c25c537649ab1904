"use client";

import { createContext, useContext } from "react";
import type { ServerClock } from "@/lib/live/server-clock";

/** What the parts of an event's page know of it beyond what the server has written. */
export type AiringNow = {
  startTime: number | undefined;
  /** Undefined until the server has told its clock. */
  clock?: ServerClock | undefined;
  /** Asks anew: the device's clocks have parted, or the start has come. */
  poll: () => void;
  /** Nobody answers at the moment. */
  isSilent: boolean;
};

export const AiringContext = createContext<AiringNow>({
  startTime: undefined,
  poll: () => {},
  isSilent: false,
});

export const useAiringNow = () => useContext(AiringContext);
