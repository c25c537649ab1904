import type { RegistrationField } from "../contract/user.ts";
import { ApiError, isTokenGone } from "../errors.ts";
import { decide } from "../gate/decide.ts";
import type { Answer, Requester } from "../gate/decision.ts";
import { getProfile, getRegistrationFields } from "../provider-api/profile.ts";
import { getPurchaseDetails } from "../provider-api/purchases.ts";
import type { SignedIn } from "../session/make-session.ts";
import { type ParsedAddress, type Route, rowOf } from "../urls/parse-address.ts";
import type { ProviderRead } from "../urls/routes.ts";
import { checkToken } from "./check-token.ts";
import type { RequestData } from "./store-request-data.ts";
import { loadHome, loadPage } from "./load-page.ts";
import { loadShell } from "./load-shell.ts";
import { loadVideo } from "./load-video.ts";
import { openVisit } from "./open-visit.ts";
import { profileOf } from "./profile.ts";
import { renewSession } from "./renew-session.ts";
import type { Visit } from "./visit.ts";
import { requesterOf } from "./requester.ts";

/** What the gate needs for one request, and what the page will draw. */
export type LoadedRequest = {
  requester: Requester;
  answer: Answer;
  data: RequestData;
  /** A session with a refreshed token, to be set. */
  renewed?: SignedIn;
};

type Ready = Extract<Answer, { kind: "ready" }>;

/**
 * Asks the provider for everything that a route needs, at once, unless the gate has decided before
 * asking. Refusals and outages become the gate's `answer`; a fault of our own is thrown. Whoever
 * can set cookies `renews` the token of a session where it is time.
 */
export async function loadRequest(
  headers: Headers,
  query: URLSearchParams,
  address: ParsedAddress,
  { renews } = { renews: false },
): Promise<LoadedRequest> {
  const nobody: Requester = { session: undefined, cookies: {} };
  const loaded: LoadedRequest = {
    requester: nobody,
    answer: { kind: "notRequested" },
    data: { currentPath: address.currentPath },
  };
  try {
    const visit = await openVisit(headers, query);
    if (visit === null) return loaded;
    visit.mobile = address.route.mobile;
    loaded.data.visit = visit;
    loaded.requester = requesterOf(visit, headers);
    const early = decide(address, visit.channel, loaded.requester, loaded.answer);
    if (early.kind === "redirect") return loaded;
    const isPersonal = rowOf(address.route).access !== "public";
    if (early.kind === "pass" && renews && isPersonal) await renew(loaded, visit);
    await load(loaded, address, early.kind === "pass");
    return loaded;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...loaded, answer: { kind: "refused", error } };
  }
}

async function renew(loaded: LoadedRequest, known: Visit): Promise<void> {
  const { visit, session } = await renewSession(known);
  if (session === undefined) return;
  loaded.data.visit = visit;
  loaded.requester = { ...loaded.requester, session };
  loaded.renewed = session;
}

/** Shell and route together; the shell never fails. */
async function load(loaded: LoadedRequest, address: ParsedAddress, asks: boolean): Promise<void> {
  const { visit } = loaded.data;
  if (visit === undefined) return;
  const shell = loadShell(visit).then((drawn) => {
    loaded.data.shell = drawn;
  });
  const answer = asks ? answerFor(visit, address, loaded.data) : loaded.answer;
  // A refusal's screen has header and footer too.
  const [settled] = await Promise.allSettled([answer, shell]);
  if (settled.status === "rejected") throw settled.reason;
  loaded.answer = settled.value;
}

async function answerFor(visit: Visit, address: ParsedAddress, data: RequestData): Promise<Ready> {
  const { route, handoffParams } = address;
  if (handoffParams?.accessToken !== undefined) {
    return { kind: "ready", tokenCheck: await checkToken(visit, handoffParams.accessToken) };
  }
  const { reads } = rowOf(route);
  const answer = reads && (await readers[reads](visit, route, data));
  return { kind: "ready", ...answer };
}

type Reader = (
  visit: Visit,
  route: Route,
  data: RequestData,
) => Promise<Omit<Ready, "kind"> | void>;

/** How each provider read of the table of routes is made. */
const readers: Record<ProviderRead, Reader> = {
  homeSections: async (visit, _, data) => {
    data.page = await loadHome(visit);
  },
  page: async (visit, route, data) => {
    if (route.kind === "page") data.page = await loadPage(visit, route.pageId);
  },
  content: async (visit, route, data) => {
    if (route.kind !== "video") return;
    data.video = await loadVideo(visit, route.contentId, route.videoId);
    return { content: data.video.played };
  },
  purchase: async ({ callContext, channel }, route) => {
    if (route.kind !== "confirm" || route.sessionId === undefined) return;
    return { purchase: await getPurchaseDetails(callContext, channel, route.sessionId) };
  },
  profile: async ({ callContext, channel }, _, data) => {
    const user = await getProfile(callContext, channel);
    data.profile = profileOf(user);
    return { user };
  },
  registrationFields: async (visit, _, data) => {
    data.questions = await questionsOf(visit);
  },
};

/** The page says itself that they can't be had; a token that is gone is the gate's to answer. */
async function questionsOf({ callContext, channel }: Visit): Promise<RegistrationField[] | null> {
  try {
    return await getRegistrationFields(callContext, channel);
  } catch (error) {
    if (isTokenGone(error)) throw error;
    return null;
  }
}
