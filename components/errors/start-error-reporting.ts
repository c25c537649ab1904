import { makeErrorReporter } from "@/lib/client-errors/error-reporter";
import { reportWhenPageHidden } from "../analytics/report-when-page-hidden";

/** Of the page's own origin: docs/behaviour.md BE-301. */
const errorsPath = "/api/errors";

// Takes over the errors that the page has gathered until now, and reports them.
export function startErrorReporting(build: string | undefined): void {
  const gathered = self.mqErrors;
  if (!gathered) return;
  const reporter = makeErrorReporter({
    origin: location.origin,
    build,
    isTranslated,
    post,
    after: (ms, callback) => void setTimeout(callback, ms),
  });
  for (const one of gathered.waiting.splice(0)) reporter.report(one);
  gathered.report = reporter.report;
  // For as long as the page.
  reportWhenPageHidden(reporter.flush, new AbortController().signal);
}

// The elements of Chrome's translator, and of those that work as it does.
function isTranslated(): boolean {
  return document.querySelector("body font > font") !== null;
}

// No cookie is sent with it, which a beacon would send: errors belong to no viewer.
async function post(body: string): Promise<boolean> {
  try {
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", keepalive: true, headers, body } as const;
    const response = await fetch(errorsPath, { ...request, credentials: "omit" });
    return response.ok;
  } catch {
    return false;
  }
}
