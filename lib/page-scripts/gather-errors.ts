/**
 * Gathers errors of the page, from its first script until the reporting code is loaded: the first `maxWaiting` errors
 * wait in `mqErrors`, whose `report` that code replaces. A script or style sheet that fails to load fires an error
 * event on its element, which only the capture phase sees.
 */
export function gatherErrors(maxWaiting: number): void {
  const waiting: GatheredError[] = [];
  const errors: GatheredErrors = {
    waiting,
    report: (one) => void (waiting.length < maxWaiting && waiting.push(one)),
  };
  self.mqErrors = errors;
  const gather = (kind: GatheredError["kind"], error: unknown, message?: string) =>
    errors.report({ kind, error, message, path: location.pathname });
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) gather("chunk", target.src);
      else if (target instanceof HTMLLinkElement) gather("chunk", target.href);
      else if (event instanceof ErrorEvent) gather("error", event.error, event.message);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => gather("rejection", event.reason));
}
