"use client";

import { type ReactNode, useSyncExternalStore } from "react";

// The layer that stays while pages change. Each feature that renders into it loads its own code.
let shown: ReactNode = null;
const listeners = new Set<() => void>();

export const persistentLayerId = "above-pages";

export function renderInPersistentLayer(node: ReactNode): void {
  shown = node;
  for (const changed of listeners) changed();
}

export function PersistentLayer() {
  const node = useSyncExternalStore(subscribe, read, () => null);
  return (
    <div id={persistentLayerId} hidden={!node}>
      {node}
    </div>
  );
}

const read = () => shown;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
