import type { RegistrationField } from "../contract/user.ts";
import { ApiError, isTokenGone } from "../errors.ts";
import { decide } from "../gate/decide.ts";
import type { Answer, Who } from "../gate/decision.ts";
import { getProfile, getRegistrationFields } from "../provider-api/profile.ts";
import { getPurchaseDetails } from "../provider-api/purchases.ts";
import type { SignedIn } from "../session/make-session.ts";
import type { Asked } from "../urls/asked.ts";
import { isOfOneViewer } from "../urls/route.ts";
import { arrivalOf } from "./arrival.ts";
import type { Findings } from "./hand-over.ts";
import { loadHome, loadPage } from "./load-page.ts";
import { loadShell } from "./load-shell.ts";
import { loadVideo } from "./load-video.ts";
import { openVisit } from "./open-visit.ts";
import { profileOf } from "./profile.ts";
import { renewSession } from "./renew-session.ts";
import type { Visit } from "./visit.ts";
import { whoOf } from "./who.ts";

/** What the gate needs for one request, and what the page will draw. */
export type FoundOut = {
  who: Who;
  answer: Answer;
  findings: Findings;
  /** A session with a younger token, to be set. */
  renewed?: SignedIn;
};

type Ready = Extract<Answer, { kind: "ready" }>;

/**
 * Asks the provider for everything that a route needs, at once, unless the gate has decided before
 * asking. Refusals and outages become the gate's `answer`; a fault of our own is thrown. Whoever
 * can set cookies `renews` the token of a session where it is time.
 */
export async function findOut(
  headers: Headers,
  query: URLSearchParams,
  asked: Asked,
  { renews } = { renews: false },
): Promise<FoundOut> {
  const nobody: Who = { session: undefined, cookies: {} };
  const found: FoundOut = {
    who: nobody,
    answer: { kind: "unasked" },
    findings: { here: asked.here },
  };
  try {
    const visit = await openVisit(headers, query);
    if (visit === null) return found;
    visit.mobile = asked.route.mobile;
    found.findings.visit = visit;
    found.who = whoOf(visit, headers);
    const early = decide(asked, visit.channel, found.who, found.answer);
    if (early.kind === "redirect") return found;
    const { route } = asked;
    const isPrivate = isOfOneViewer(route) || route.kind === "video";
    if (early.kind === "pass" && renews && isPrivate) await renew(found, visit);
    await load(found, asked, early.kind === "pass");
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...found, answer: { kind: "refused", error } };
  }
}

async function renew(found: FoundOut, known: Visit): Promise<void> {
  const { visit, session } = await renewSession(known);
  if (session === undefined) return;
  found.findings.visit = visit;
  found.who = { ...found.who, session };
  found.renewed = session;
}

/** Shell and route together; the shell never fails. */
async function load(found: FoundOut, asked: Asked, asks: boolean): Promise<void> {
  const { visit } = found.findings;
  if (visit === undefined) return;
  const shell = loadShell(visit).then((drawn) => {
    found.findings.shell = drawn;
  });
  const answer = asks ? answerFor(visit, asked, found.findings) : found.answer;
  // A refusal's screen has header and footer too.
  const [settled] = await Promise.allSettled([answer, shell]);
  if (settled.status === "rejected") throw settled.reason;
  found.answer = settled.value;
}

async function answerFor(visit: Visit, asked: Asked, findings: Findings): Promise<Ready> {
  const { route, brings } = asked;
  if (brings?.accessToken !== undefined) {
    return { kind: "ready", arrival: await arrivalOf(visit, brings.accessToken) };
  }
  if (route.kind === "home") findings.page = await loadHome(visit);
  if (route.kind === "page") findings.page = await loadPage(visit, route.pageId);
  if (route.kind === "video") {
    findings.video = await loadVideo(visit, route.contentId, route.videoId);
    return { kind: "ready", content: findings.video.played };
  }
  if (route.kind === "confirm" && route.sessionId !== undefined) {
    const { asker, channel } = visit;
    return { kind: "ready", purchase: await getPurchaseDetails(asker, channel, route.sessionId) };
  }
  if (route.kind === "user" && route.page === "account") return accountOf(visit, findings);
  if (route.kind === "user" && route.page === "userRegistration") {
    findings.questions = await questionsOf(visit);
  }
  return { kind: "ready" };
}

/** The page says itself that they can't be had; a token that is gone is the gate's to answer. */
async function questionsOf({ asker, channel }: Visit): Promise<RegistrationField[] | null> {
  try {
    return await getRegistrationFields(asker, channel);
  } catch (error) {
    if (isTokenGone(error)) throw error;
    return null;
  }
}

async function accountOf(visit: Visit, findings: Findings): Promise<Ready> {
  const user = await getProfile(visit.asker, visit.channel);
  findings.profile = profileOf(user);
  return { kind: "ready", user };
}
