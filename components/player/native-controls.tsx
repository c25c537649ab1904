"use client";

import { useEffect } from "react";
import { usePlayerParts } from "./player-parts";

/** The browser's own, where those of the player cannot be had: the network or the deployment that had them is gone. */
export function NativeControls() {
  const { video } = usePlayerParts();
  useEffect(() => {
    video.setAttribute("controls", "");
    return () => video.removeAttribute("controls");
  }, [video]);
  return null;
}
