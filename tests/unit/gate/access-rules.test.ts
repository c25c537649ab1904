import { expect, test } from "vitest";
import type { GateDecision } from "../../../lib/gate/decision.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { userSchema } from "../../../lib/contract/user.ts";
import {
  force,
  gate,
  optional,
  playing,
  ready,
  refusedWith,
  notRequested,
  staging,
  viewer,
  visitor,
} from "../../support/gate.ts";
import { pass, rows, screen, to } from "./rows.ts";

rows("BE-20: a content with 401 redirects to sign-in and is remembered", [
  ["/video/7", visitor, refusedWith(401), to("/user/signIn", { content: "7" })],
  [
    "/video/series?video_id=e%203",
    visitor,
    refusedWith(401),
    to("/user/signIn", { content: "e 3" }),
  ],
  ["/mobile/video/7", visitor, refusedWith(401), to("/mobile/user/signIn", { content: "7" })],
]);

rows("BE-448: the end of a shared link that is unknown is trimmed", [
  ["/video/one)?t=3", visitor, refusedWith(404), to("/video/one?t=3")],
  ["/video/one%20", visitor, refusedWith(404), to("/video/one")],
  ["/mobile/video/one%E2%80%8B", viewer, refusedWith(404), to("/mobile/video/one")],
  ["/pages/a%2Fb.", visitor, refusedWith(404), to("/pages/a%2Fb")],
  ["/video/one", visitor, refusedWith(404), screen(404)],
  ["/video/)", visitor, refusedWith(404), screen(404)],
  ["/video/one)", visitor, refusedWith(403), screen(403)],
]);

test.each([
  ["/video/7", visitor, refusedWith(402), optional, "7"],
  ["/video/7", visitor, refusedWith(401), optional, "7"],
  ["/video/7", visitor, notRequested, force, "7"],
  ["/video/7", viewer, refusedWith(401), optional, undefined],
  ["/video/7", viewer, refusedWith(402), optional, undefined],
  ["/mobile/video/7", visitor, refusedWith(402), optional, undefined],
  ["/video/6?video_id=7", visitor, refusedWith(402), optional, undefined],
  ["/video/7", visitor, refusedWith(402), staging, undefined],
])(
  "BE-487: %s, %o, %o, %o may be described as %s",
  (address, requester, response, channel, expected) => {
    expect(gate(address, requester, response, channel)).toHaveProperty("kind", "redirect");
    expect(closedContentOf(gate(address, requester, response, channel))).toBe(expected);
  },
);

function closedContentOf(decision: GateDecision): string | undefined {
  return decision.kind === "redirect" ? decision.closedContent : undefined;
}

rows("BE-20: 402 redirects a signed-in viewer to the paywalls of the content", [
  ["/video/7", viewer, refusedWith(402), to("/paywalls/?context=7")],
  ["/video/a%26b", viewer, refusedWith(402), to("/paywalls/?context=a%26b")],
  ["/mobile/video/7", viewer, refusedWith(402), to("/mobile/paywalls/?context=7")],
]);

rows("BE-20: 402 redirects a visitor to sign-in", [
  ["/video/7", visitor, refusedWith(402), to("/user/signIn", { content: "7" })],
  ["/mobile/video/7", visitor, refusedWith(402), to("/mobile/user/signIn", { content: "7" })],
]);

rows(
  "BE-16: a channel that requires a subscription redirects a visitor of a video to sign-in",
  [
    ["/video/7", visitor, notRequested, to("/user/signIn", { content: "7" })],
    ["/video/7", visitor, playing(), to("/user/signIn", { content: "7" })],
    ["/mobile/video/7", visitor, notRequested, to("/mobile/user/signIn", { content: "7" })],
    ["/video/7", viewer, playing(), pass],
    ["/", visitor, ready, pass],
    ["/pages/films", visitor, ready, pass],
    ["/search?q=cup", visitor, ready, pass],
  ],
  force,
);

const expired = refusedWith(401, { message: "Token expired" });
const malformed = refusedWith(401, { message: "The token format is invalid." });
rows("BE-22: a 401 about the token ends the session", [
  ["/video/7", viewer, expired, to("/user/signIn", { session: null, content: "7" })],
  ["/video/7", viewer, malformed, to("/user/signIn", { session: null, content: "7" })],
  ["/mobile/video/7", viewer, expired, to("/mobile/user/signIn", { session: null, content: "7" })],
  ["/payment/confirm?session_id=s", viewer, expired, to("/user/signIn", { session: null })],
]);

rows("BE-20: a 401 with another message ends the session too, and the content is remembered", [
  ["/video/7", viewer, refusedWith(401), to("/user/signIn", { session: null, content: "7" })],
]);

rows("BE-21: 428 shows the registration form in place of the content, with status 428", [
  [
    "/video/7",
    viewer,
    refusedWith(428, { source: "MISSING_REGISTRATION" }),
    screen(428, { reason: "registration", unlock: "/user/userRegistration?context=7" }),
  ],
]);

const profile = parseResponse(userSchema, { _id: "u1", full_name: "Ada", alerts: 5 }).value;
rows("BE-28: the latest alerts and subscribers group are stored in the session", [
  [
    "/video/7",
    viewer,
    playing({ alertCount: 3, user: { subscribersGroup: "gold" } }),
    { kind: "pass", cookies: { session: { alerts: 3, subscribersGroup: "gold" } } },
  ],
  ["/video/7", viewer, playing(), { kind: "pass" }],
  [
    "/user/account",
    viewer,
    { kind: "ready", user: profile },
    { cookies: { session: { alerts: 5, userName: "Ada" } } },
  ],
]);
