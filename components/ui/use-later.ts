import { useEffect, useEffectEvent, useState } from "react";

// Loads code that few visits need when it is needed. Offline it stays undefined and the page goes on,
// where a `lazy` component would throw.
export function useLater<T extends object>(
  isNeeded: boolean,
  load: () => Promise<T>,
  onError?: () => void,
): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const start = useEffectEvent(() => load().then(setLoaded, onError));
  useEffect(() => {
    if (isNeeded && !loaded) void start();
  }, [isNeeded, loaded]);
  return loaded;
}
