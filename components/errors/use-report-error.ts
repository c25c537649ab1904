import { useEffect } from "react";

// What a screen stands for is thrown to nobody else. A screen that no error led to tells nothing.
export function useReportError(error: unknown): void {
  useEffect(() => {
    if (error === undefined) return;
    self.mqErrors?.report({ kind: "boundary", error, path: location.pathname });
  }, [error]);
}
