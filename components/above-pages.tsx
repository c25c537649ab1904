"use client";

import { type ReactNode, useSyncExternalStore } from "react";

// What stays while pages come and go. The code that draws in it comes with whoever shows something here.
let shown: ReactNode = null;
const listeners = new Set<() => void>();

export const abovePagesId = "above-pages";

export function showAbovePages(node: ReactNode): void {
  shown = node;
  for (const changed of listeners) changed();
}

export function AbovePages() {
  const node = useSyncExternalStore(subscribe, read, () => null);
  return (
    <div id={abovePagesId} hidden={!node}>
      {node}
    </div>
  );
}

const read = () => shown;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
