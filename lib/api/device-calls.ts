import { z } from "zod";
import type { DeviceList } from "../devices/device-view.ts";
import { parseDeniedDeviceList, toDeviceViews } from "../pages/to-device-views.ts";
import { ApiError, isApiError } from "../api-error.ts";
import { bcp47 } from "../contract/languages.ts";
import { loadTranslate } from "../pages/load-texts.ts";
import { logger } from "../log.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { getContent } from "../provider-api/content.ts";
import { getDevices, requestDeviceRemoval, verifyDevice } from "../provider-api/devices.ts";
import { previewPassOfContent } from "../session/preview-passes.ts";
import { isSignedIn } from "../session/session.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { idempotencyKeySchema } from "./payment-input-schemas.ts";
import { requestTextSchema } from "../contract/request-text.ts";

const name = requestTextSchema().min(1).max(250);
export const deviceInputSchemas = {
  removal: z.object({ device: name, key: idempotencyKeySchema }),
  check: z.object({ token: name }),
};

/** The devices that the viewer is signed in on: `DeviceList`. docs/behaviour.md BE-244. */
export async function listViewerDevices({
  callContext,
  channel,
  session,
  language,
}: ViewerRequest): Promise<ApiResponse<DeviceList>> {
  requireSignedInSession(session);
  const devices = await getDevices(callContext, channel);
  return { body: { devices: toDeviceViews(devices, await wordsIn(language)) } };
}

/** Signs a device out. A failure is one line of the log: `HTTP error! status: 503`. */
export async function removeViewerDevice(
  visit: ViewerRequest,
  { device, key }: z.output<typeof deviceInputSchemas.removal>,
): Promise<ApiResponse<EmptyObject>> {
  const { callContext, channel, session } = visit;
  requireSignedInSession(session);
  await requestDeviceRemoval(callContext, channel, device, key).catch((error: unknown) => {
    if (isApiError(error)) {
      const reason = `HTTP error! status: ${error.code}`;
      logger.warn({ call: error.call, channel: channel.token, reason }, "device not removed");
    }
    throw error;
  });
  return { body: {} };
}

/**
 * Whether a film may be played on this device, also during playback: `DeviceList`, as far as the provider sends it,
 * or a refusal with the list. For a visitor the film itself is requested. docs/behaviour.md BE-247, BE-251, BE-474.
 */
export async function verifyViewerDevice(
  visit: ViewerRequest,
  { token }: z.output<typeof deviceInputSchemas.check>,
): Promise<ApiResponse<Partial<DeviceList>>> {
  const { callContext, channel, cookies, session, language } = visit;
  if (!isSignedIn(session)) {
    const previewPass = previewPassOfContent(channel, token, cookies.preview);
    const query = { videoId: token, payment: cookies.payment };
    const asVisitor = getContent({ ...callContext, previewPass }, channel, query);
    await asVisitor.catch(reportRemovedDevice(cookies.logout?.removed));
    return { body: {} };
  }
  const check = await verifyDevice(callContext, channel, token);
  return { body: parseDeniedDeviceList(check, await wordsIn(language)) ?? {} };
}

/**
 * For `.catch`: a film that is closed to a viewer whose device was removed a moment ago. Another call may have ended the
 * session, so that this one is a visitor's.
 */
function reportRemovedDevice(wasRemoved = false) {
  return (error: unknown): never => {
    if (!wasRemoved || !isApiError(error) || (error.code !== 401 && error.code !== 402))
      throw error;
    const { call } = error;
    const facts = { code: 401, detail: "DEVICE_REMOVED", message: "token expired" };
    throw new ApiError(call, facts, error);
  };
}

async function wordsIn(language: ViewerRequest["language"]) {
  return { t: await loadTranslate(language), locale: bcp47(language) };
}
