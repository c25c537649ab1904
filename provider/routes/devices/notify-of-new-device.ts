import { issueOneTimeToken } from "../../db/one-time-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { recordKnownDevice } from "../../db/known-devices.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import type { DeviceInfo } from "../../domain/devices/device-info.ts";
import { detectDeviceFamily } from "../../domain/devices/detect-device-family.ts";
import { createSignInMailTexts } from "../../mail/sign-in-mail-texts.ts";
import type { Language } from "../../../lib/contract/languages.ts";
import { sendMailAfterResponse } from "../accounts/send-mail-after-response.ts";
import type { Services } from "../../services.ts";

/** A sign-in a moment ago: whose, the session that it began, from what device; their language. */
export type RecentSignIn = {
  channel: ChannelRow;
  viewer: ViewerRecord;
  session: string;
  device: DeviceInfo;
  language: Language;
};

/** Notifies a viewer by mail of a sign-in on a new device: docs/provider-api.md PA-195. */
export function notifyOfNewDevice(
  services: Services,
  { channel, viewer, session, device, language }: RecentSignIn,
): void {
  const { db, clock, publicOrigin } = services;
  const now = clock.now();
  const { userAgent, country } = device;
  sendMailAfterResponse(services, channel, language, async () => {
    const known = { family: detectDeviceFamily(userAgent), country: country ?? "" };
    if (!(await recordKnownDevice(db, viewer.id, known, now))) return undefined;
    const secret = await issueOneTimeToken(db, viewer.id, "device", now, { session });
    const link = `${publicOrigin}/sign-ins/${secret}?lng=${language}`;
    const values = createSignInMailTexts({ ...device, at: new Date(now) }, language);
    return { kind: "newDevice", to: viewer.email, link, values };
  });
}
