"use client";

import { useEffect, useRef } from "react";
import type { BridgeMessage } from "@/lib/contract/bridge";
import { notifyApp } from "./notify-app";

type Props = { message: Exclude<BridgeMessage, { type: "login" }> };

// A message that a page sends by being shown, once however often it is rendered.
export function SendAppMessage({ message }: Props) {
  const sent = useRef("");
  useEffect(() => {
    const text = JSON.stringify(message);
    if (sent.current === text) return;
    sent.current = text;
    void notifyApp(message, true);
  }, [message]);
  return null;
}
