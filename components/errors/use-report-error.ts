import { useEffect } from "react";

// An error that a boundary shows as a screen reaches no other handler. Without an error nothing is reported.
export function useReportError(error: unknown): void {
  useEffect(() => {
    if (error === undefined) return;
    self.mqErrors?.report({ kind: "boundary", error, path: location.pathname });
  }, [error]);
}
