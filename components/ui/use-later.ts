import { useEffect, useEffectEvent, useState } from "react";

// Code that few visits need comes when it is needed. Without a line it doesn't, and nothing breaks:
// a `lazy` component would take the page down with it.
export function useLater<T extends object>(
  isNeeded: boolean,
  load: () => Promise<T>,
  failed?: () => void,
): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const ask = useEffectEvent(() => load().then(setLoaded, failed));
  useEffect(() => {
    if (isNeeded && !loaded) void ask();
  }, [isNeeded, loaded]);
  return loaded;
}
