"use client";

import { useEffect } from "react";
import { rememberPress } from "./remember-press";
import { wake } from "./wake";

// A slow line brings the page long before its scripts; a press in between must not be lost.
export function EarlyPress({ nonce }: { nonce?: string | undefined }) {
  useEffect(() => wake(document.body), []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: rememberPress }}
    />
  );
}
