import { bcp47, type Language } from "../contract/languages.ts";
import { providerSecretHeader } from "../contract/provider-secret.ts";
import { env } from "../env.ts";
import type { Viewer } from "../viewer/viewer.ts";

/** On whose behalf the provider is asked: docs/provider-api.md PA-3 to PA-5. */
export type CallContext = {
  viewer: Viewer;
  language: Language;
  /** The access token; its answers are never shared. */
  token?: string;
  /** Goes with what is one viewer's own, never with what is shared: docs/provider-api.md PA-252. */
  analyticsClientId?: string;
  /** The token of the channel's workspace, for the log. */
  workspace?: string;
  /** Answers that are kept are asked for anew: a staging channel's owner wants to see the latest. */
  fresh?: boolean;
  /** The pass of a preview link, which opens the content of the page. */
  previewPass?: string;
  /** Aborted when the viewer has left; their own reads end then. */
  signal?: AbortSignal;
};

/** The forwarded viewer headers, and the secret that vouches for them; what is not known is not sent. */
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

/** Whoever asks, as far as all viewers of their country and language have it in common: no bearer, no client id. */
export function asAnybody({ viewer, language, workspace }: CallContext): CallContext {
  return { viewer, language, workspace };
}

/** What a shared answer may depend on besides the channel. */
export function sharedKey(
  callContext: CallContext,
  ...parts: (string | number | undefined)[]
): string {
  return [
    ...parts.map((part) => part ?? ""),
    callContext.viewer.country ?? "",
    callContext.language,
  ].join("|");
}
