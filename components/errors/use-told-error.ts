import { useEffect } from "react";

// What a screen stands for is thrown to nobody else.
export function useToldError(error: unknown): void {
  useEffect(() => {
    self.mqErrors?.tell({ kind: "boundary", error, path: location.pathname });
  }, [error]);
}
