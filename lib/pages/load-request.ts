import type { RegistrationField } from "../contract/user.ts";
import { isTokenRejectedError, isApiError } from "../api-error.ts";
import { decideAccess } from "../gate/decide-access.ts";
import type { GateProviderData, Requester, DecisionCookies } from "../gate/decision.ts";
import { getProfile, getRegistrationFields } from "../provider-api/profile.ts";
import { getPurchaseDetails } from "../provider-api/purchases.ts";
import { type SignedInSession, withSubscribersGroup } from "../session/session.ts";
import {
  type ParsedAddress,
  type ParsedRoute,
  findRouteDefinition,
  currentPathOf,
} from "../urls/parse-address.ts";
import type { RouteProviderData } from "../urls/routes.ts";
import { type RequestData, toViewerProfile } from "./store-request-data.ts";
import { paymentOutcomeOf } from "../payment/payment-outcome.ts";
import { checkUrlToken } from "./check-url-token.ts";
import { findSubscription } from "./find-subscription.ts";
import { redirectOrigin } from "./redirect-to-primary-host.ts";
import { loadGift } from "./load-gift.ts";
import { loadPaywallsPage } from "./load-paywalls-page.ts";
import { maySwitchViewer } from "./may-switch-viewer.ts";
import { applyPreviewPass, checkPreviewLink } from "./preview-pass.ts";
import { loadHome, loadPage, loadHeaderAndFooter } from "./load-page.ts";
import { loadSearchPage } from "./load-search-page.ts";
import { loadVideoPage } from "./load-video-page.ts";
import {
  createViewerRequest,
  type ViewerRequest,
  cookieScopeOf,
  requestOrigin,
  cookieWriteOptionsOf,
} from "./viewer-request.ts";
import { renewSession } from "./renew-session.ts";
import { env } from "../env.ts";
import { ssoLogoutAddress } from "../provider-api/identity-provider-urls.ts";
import { cookieChangesToSetCookies } from "../session/request-cookies.ts";

/** The data of one request, for the gate and for rendering its page. */
export type LoadedRequest = {
  requester: Requester;
  response: GateProviderData;
  data: RequestData;
  /** Where the request is redirected, because its host is not the channel's primary one. */
  redirectOrigin?: string;
  /** A session with a refreshed token, to be set. */
  renewed?: SignedInSession;
};

type Ready = Extract<GateProviderData, { kind: "ready" }>;

/**
 * Loads everything that a route needs from the provider, in parallel, unless the gate decides without it. Refusals
 * and outages become the gate's `response`; any other error is thrown. A caller that can set cookies passes `renews`,
 * so that a token with less than half of its time left is renewed, and requests to other hosts are redirected; `signal` is aborted when the viewer leaves.
 */
export async function loadRequest(
  headers: Headers,
  query: URLSearchParams,
  address: ParsedAddress,
  { renews = false, signal }: { renews?: boolean; signal?: AbortSignal } = {},
): Promise<LoadedRequest> {
  const nobody: Requester = { session: undefined, cookies: {} };
  const loaded: LoadedRequest = {
    requester: nobody,
    response: { kind: "notRequested" },
    data: { currentPath: address.currentPath },
  };
  try {
    const visit = await createViewerRequest(headers, query, signal);
    if (visit === null) return loaded;
    visit.mobile = address.route.mobile;
    loaded.data.visit = visit;
    const origin = renews ? redirectOrigin(visit) : undefined;
    if (origin !== undefined) return { ...loaded, redirectOrigin: origin };
    applyPreviewPass(visit, address);
    loaded.requester = requesterOf(visit, headers, address);
    const early = decideAccess(address, visit.channel, loaded.requester, loaded.response);
    if (early.kind === "redirect") return loaded;
    const isPersonal = findRouteDefinition(address.route).access !== "public";
    if (early.kind === "pass" && renews && isPersonal) await renew(loaded, visit);
    await load(loaded, address, early.kind === "pass");
    return loaded;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ...loaded, response: { kind: "refused", error } };
  }
}

async function renew(loaded: LoadedRequest, known: ViewerRequest): Promise<void> {
  const { visit, session } = await renewSession(known);
  if (session === undefined) return;
  loaded.data.visit = visit;
  loaded.requester = { ...loaded.requester, session };
  loaded.renewed = session;
}

/** Loads header and footer beside the route's data; their failure leaves them out. */
async function load(
  loaded: LoadedRequest,
  address: ParsedAddress,
  shouldLoad: boolean,
): Promise<void> {
  const { visit } = loaded.data;
  if (visit === undefined) return;
  const shell = loadHeaderAndFooter(visit).then((result) => {
    loaded.data.shell = result;
  });
  const response = shouldLoad ? loadResponse(visit, address, loaded.data) : loaded.response;
  // A refusal's screen has header and footer too.
  const [settled] = await Promise.allSettled([response, shell]);
  if (settled.status === "rejected") throw settled.reason;
  loaded.response = settled.value;
}

async function loadResponse(
  visit: ViewerRequest,
  address: ParsedAddress,
  data: RequestData,
): Promise<Ready> {
  const { route, handoffParams } = address;
  if (handoffParams?.accessToken !== undefined) {
    return { kind: "ready", tokenCheck: await checkUrlToken(visit, handoffParams.accessToken) };
  }
  const { reads } = findRouteDefinition(route);
  const response = reads && (await readers[reads](visit, route, data));
  return { kind: "ready", ...response };
}

type Reader = (
  visit: ViewerRequest,
  route: ParsedRoute,
  data: RequestData,
) => Promise<Omit<Ready, "kind"> | void>;

/** How each provider read of the table of routes is made. */
const readers: Record<RouteProviderData, Reader> = {
  homeSections: async (visit, _, data) => {
    data.page = await loadHome(visit);
  },
  page: async (visit, route, data) => {
    if (route.kind === "page") data.page = await loadPage(visit, route.pageId);
  },
  search: async (visit, route, data) => {
    if (route.kind === "search") data.page = await loadSearchPage(visit, route.search);
  },
  content: async (visit, route, data) => {
    if (route.kind !== "video") return;
    data.video = await loadVideoPage(visit, route.contentId, route.videoId);
    return { content: data.video.played };
  },
  paywalls: async (visit, route, data) => {
    if (route.kind !== "paywalls") return;
    if (route.gift === undefined) {
      data.offer = await loadPaywallsPage(visit, route.paywallId, route.context, route.isCurrent);
      return;
    }
    data.gift = await loadGift(visit, route.gift);
    return { gift: data.gift.gift };
  },
  purchase: async ({ callContext, channel }, route, data) => {
    if (route.kind !== "confirm" || route.sessionId === undefined) return;
    const purchase = await getPurchaseDetails(callContext, channel, route.sessionId);
    data.payment = paymentOutcomeOf(purchase);
    return { purchase };
  },
  subscription: async ({ callContext, channel }, route, data) => {
    if (route.kind !== "subscription") return;
    const found = await findSubscription(callContext, channel, route.paywallId);
    data.subscription = found ?? null;
  },
  profile: async ({ callContext, channel }, _, data) => {
    const user = await getProfile(callContext, channel);
    data.profile = toViewerProfile(user);
    return { user };
  },
  registrationFields: async (visit, _, data) => {
    data.questions = await questionsOf(visit);
  },
};

/** Null if the questions are unavailable, which the page reports; a rejected token is thrown, for the gate. */
async function questionsOf({
  callContext,
  channel,
}: ViewerRequest): Promise<RegistrationField[] | null> {
  try {
    return await getRegistrationFields(callContext, channel);
  } catch (error) {
    if (isTokenRejectedError(error)) throw error;
    return null;
  }
}

/** The viewer who makes a request, for the gate. */
function requesterOf(visit: ViewerRequest, headers: Headers, address: ParsedAddress): Requester {
  const { session, cookies, channel, mobile = false } = visit;
  const token = cookies.logout?.accessToken;
  return {
    session,
    cookies,
    previewLink: checkPreviewLink(visit, address),
    isPreview: visit.callContext.previewPass !== undefined,
    maySwitch: maySwitchViewer(visit, address),
    comesFromElsewhere: comesFromElsewhere(headers),
    refererPath: refererPath(headers),
    requests: requestedBy[headers.get("sec-fetch-dest") ?? ""],
    idpLogoutUrl: token === undefined ? undefined : ssoLogoutAddress(channel, token, mobile),
  };
}

const requestedBy: Record<string, Requester["requests"]> = {
  document: "document",
  iframe: "document",
  empty: "fetch",
};

/** Whether another site led here. In embedded mode the console, which is same-site, counts as part of the site. */
function comesFromElsewhere(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || (site === "same-site" && env().consolePort === undefined);
}

/** Path and query of the `Referer`, where it is a page of this site; without the handoff parameters. */
function refererPath(headers: Headers): string | undefined {
  const referer = headers.get("referer");
  const from = referer === null ? null : URL.parse(referer);
  return from?.origin === requestOrigin(headers)
    ? currentPathOf(from.pathname, from.searchParams)
    : undefined;
}

/** The `Set-Cookie` values of a decision, with the renewed session. */
export async function decisionSetCookieValues(
  loaded: LoadedRequest,
  changes: DecisionCookies = {},
): Promise<string[]> {
  const { data, renewed } = loaded;
  const { visit } = data;
  if (visit === undefined) return [];
  const scope = cookieScopeOf(visit);
  const { subscribersGroup: group, ...cookies } = changes;
  const session = cookies.session === undefined ? renewed : cookies.session;
  const changedSession = group
    ? withSubscribersGroup(session ?? visit.session, scope, group)
    : session;
  return cookieChangesToSetCookies(
    { ...cookies, session: changedSession },
    cookieWriteOptionsOf(visit),
  );
}
