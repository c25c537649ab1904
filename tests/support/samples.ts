import { type Channel, channelSchema } from "../../lib/contract/channel.ts";
import { parseResponse } from "../../lib/contract/parse-response.ts";
import type { ViewerRequest } from "../../lib/pages/viewer-request.ts";
import type { SignedInSession } from "../../lib/session/session.ts";
import { type Section, sectionSchema } from "../../lib/contract/sections.ts";

/** The smallest channel that satisfies the contract, with the fields that a test overrides. */
export function aChannel(more: object = {}): Channel {
  return parseResponse(channelSchema, {
    token: "demo",
    name: "Demo",
    channel_id: "c1",
    origin: "http://demo.localhost:3000",
    page: { token: "home" },
    ...more,
  }).value;
}

/** A request of a signed-out viewer to that channel, with the fields that a test overrides. */
export function aVisit(more: Partial<ViewerRequest> = {}): ViewerRequest {
  return {
    channel: aChannel(),
    language: "en",
    callContext: { viewer: { ip: "203.0.113.9", userAgent: "Browser/1.0" }, language: "en" },
    session: undefined,
    cookies: {},
    host: "demo.localhost:3000",
    secure: false,
    ...more,
  };
}

/** The session of a signed-in viewer of that channel, with the fields that a test overrides. */
export function aSession(more: Partial<SignedInSession> = {}): SignedInSession {
  return {
    accessToken: "t0ken",
    accountType: "local",
    userId: "u1",
    channelId: "c1",
    host: "demo.localhost:3000",
    issuedAt: Date.now(),
    ...more,
  };
}

/** The smallest section, with the fields that a test overrides. */
export function aSection(more: object = {}): Section {
  return parseResponse(sectionSchema, { token: "row", role: "content", ...more }).value;
}
