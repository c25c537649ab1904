"use client";

import { useEffect, useRef } from "react";
import { postToApp } from "@/lib/bridge/post-to-app";
import type { BridgeMessage } from "@/lib/contract/bridge";

type Props = { message: Exclude<BridgeMessage, { type: "login" }> };

// For what a page has to say by being there, once however often it is drawn.
export function TellApp({ message }: Props) {
  const told = useRef("");
  useEffect(() => {
    const text = JSON.stringify(message);
    if (told.current === text) return;
    told.current = text;
    postToApp(message);
  }, [message]);
  return null;
}
