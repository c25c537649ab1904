"use client";

import { createContext, useContext } from "react";
import type { ServerClock } from "@/lib/live/server-clock";

/** What the parts of an event's page know of it beyond what the server has written. */
export type AiringContextValue = {
  startTime: number | undefined;
  /** Undefined until the first response, which has the server's clock. */
  clock?: ServerClock | undefined;
  /** Requests the state again: the device's clocks differ, or the start has come. */
  poll: () => void;
  /** The last request failed. */
  isSilent: boolean;
};

export const AiringContext = createContext<AiringContextValue>({
  startTime: undefined,
  poll: () => {},
  isSilent: false,
});

export const useAiringContext = () => useContext(AiringContext);
