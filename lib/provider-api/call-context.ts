import { bcp47, type Language } from "../contract/languages.ts";
import { providerSecretHeader } from "../contract/provider-secret.ts";
import { env } from "../env.ts";
import type { Viewer } from "../viewer/viewer.ts";

/** The viewer for whom the provider is called: docs/provider-api.md PA-3 to PA-5. */
export type CallContext = {
  viewer: Viewer;
  language: Language;
  /** The access token; responses to it are never shared. */
  token?: string;
  /** Sent with personal calls only: docs/provider-api.md PA-252. */
  analyticsClientId?: string;
  /** The token of the channel's workspace, for the log. */
  workspace?: string;
  /** Cached responses are requested again: a staging channel's owner wants to see the latest. */
  fresh?: boolean;
  /** The pass of a preview link, which opens the content of the page. */
  previewPass?: string;
  /** Aborted when the viewer has left; their own reads end then. */
  signal?: AbortSignal;
};

/** The forwarded viewer headers, and the secret that authenticates them; unknown values are not sent. */
export function callContextHeaders(callContext: CallContext): Record<string, string> {
  const { viewer } = callContext;
  const headers: Record<string, string | undefined> = {
    "accept-language": bcp47(callContext.language),
    "x-viewer-ip": viewer.ip,
    "x-viewer-user-agent": viewer.userAgent,
    "x-viewer-country": viewer.country,
    "x-viewer-city": viewer.city && encodeURIComponent(viewer.city),
    "x-viewer-region": viewer.region && encodeURIComponent(viewer.region),
    [providerSecretHeader]: env().providerSecret,
    "x-analytics-client-id": callContext.analyticsClientId,
    authorization: callContext.token && `Bearer ${callContext.token}`,
  };
  const known = Object.entries(headers).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(known as [string, string][]);
}

/** The part of a call context that all viewers of a country and language share: no bearer, no client id. */
export function removeViewerFromCallContext({
  viewer,
  language,
  workspace,
}: CallContext): CallContext {
  return { viewer, language, workspace };
}

/** The key of a shared response, with country and language. */
export function sharedResponseKey(
  callContext: CallContext,
  ...parts: (string | number | undefined)[]
): string {
  return [
    ...parts.map((part) => part ?? ""),
    callContext.viewer.country ?? "",
    callContext.language,
  ].join("|");
}
