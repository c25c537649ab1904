import { createHash } from "node:crypto";
import { getValidPassExpiryTime } from "../contract/signed-pass.ts";
import { env } from "../env.ts";
import type { ParsedAddress } from "../urls/parse-address.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/**
 * Whether the console of the embedded provider lets this browser change its viewer: its pass is for the bearer in the
 * URL. docs/security.md SE-146.
 */
export function maySwitchViewer(
  { channel }: ViewerRequest,
  { handoffParams }: ParsedAddress,
): boolean {
  const { embedded, consolePort, providerSecret } = env();
  const { accessToken, switchViewer } = handoffParams ?? {};
  if (!embedded || consolePort === undefined || accessToken === undefined) return false;
  const what = createHash("sha256").update(accessToken).digest("base64url");
  const subject = { purpose: "switch-viewer", channel: channel.token, what } as const;
  return getValidPassExpiryTime(providerSecret, subject, switchViewer) !== undefined;
}
