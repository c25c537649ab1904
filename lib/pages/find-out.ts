import { ApiError } from "../errors.ts";
import type { Answer } from "../gate/decide.ts";
import type { Route } from "../urls/route.ts";
import type { Findings } from "./hand-over.ts";
import { loadHome, loadPage } from "./load-page.ts";
import { loadShell } from "./load-shell.ts";
import { loadVideo } from "./load-video.ts";
import { openVisit } from "./open-visit.ts";
import type { Visit } from "./visit.ts";

/** What the gate needs for one request, and what the page will draw. */
export type FoundOut = { answer: Answer; findings: Findings };

/**
 * Asks the provider for everything that a route needs, at once. Refusals and outages become the
 * gate's `answer`; a fault of our own is thrown.
 */
export async function findOut(
  headers: Headers,
  query: URLSearchParams,
  route: Route,
): Promise<FoundOut> {
  const findings: Findings = {};
  try {
    const visit = await openVisit(headers, query);
    if (visit === null) return { answer: { kind: "ready" }, findings };
    visit.mobile = route.mobile;
    findings.visit = visit;
    // Both run together, and the shell never fails.
    const shell = loadShell(visit).then((found) => {
      findings.shell = found;
    });
    await Promise.all([shell, loadRoute(visit, route, findings)]).catch(async (error: unknown) => {
      await shell;
      throw error;
    });
    return { answer: { kind: "ready" }, findings };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: { kind: "refused", error }, findings };
  }
}

async function loadRoute(visit: Visit, route: Route, findings: Findings): Promise<void> {
  if (route.kind === "home") findings.page = await loadHome(visit);
  if (route.kind === "page") findings.page = await loadPage(visit, route.pageId);
  if (route.kind === "video") {
    findings.video = await loadVideo(visit, route.contentId, route.videoId);
  }
}
