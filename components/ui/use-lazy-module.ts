import { useEffect, useEffectEvent, useState } from "react";

// Loads code that few visits need when it is needed. Offline it stays undefined and the page goes on,
// where a `lazy` component would throw. Code or an error that arrives after unmounting is ignored.
export function useLazyModule<T extends object>(
  isNeeded: boolean,
  load: () => Promise<T>,
  onError?: () => void,
): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const start = useEffectEvent((isAwaited: () => boolean) =>
    load().then(
      (parts) => isAwaited() && setLoaded(parts),
      (error: unknown) => {
        if (!isAwaited()) return;
        if (!onError) throw error;
        onError();
      },
    ),
  );
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isAwaited = true;
    void start(() => isAwaited);
    return () => {
      isAwaited = false;
    };
  }, [isNeeded, loaded]);
  return loaded;
}
