import { expect, test } from "vitest";
import { gate, ready, refusedWith, notRequested, viewer, visitor } from "../../support/gate.ts";
import type { GateProviderData } from "../../../lib/gate/decision.ts";
import { pass, rows, screen, to } from "./rows.ts";

const wanted = (referer: string) => ({ paywall: "p1", referer });
rows("BE-17: a paywall redirects a visitor to sign-in", [
  ["/paywalls/p1", visitor, notRequested, to("/user/signIn", wanted("/paywalls/p1"))],
  [
    "/paywalls/p1?context=7&sg=a",
    visitor,
    ready,
    to("/paywalls/p1?context=7", { subscribersGroup: "a" }),
  ],
  [
    "/paywalls/p1?context=7",
    visitor,
    notRequested,
    to("/user/signIn", wanted("/paywalls/p1?context=7")),
  ],
  ["/paywalls/?context=7", visitor, notRequested, to("/user/signIn", { content: "7" })],
  ["/paywalls/", visitor, notRequested, to("/user/signIn", { referer: "/paywalls/" })],
  [
    "/mobile/paywalls/p1",
    visitor,
    notRequested,
    to("/mobile/user/signIn", wanted("/mobile/paywalls/p1")),
  ],
  ["/paywalls/p1", viewer, ready, pass],
]);

rows("BE-372: the price in a link is remembered with its paywall", [
  [
    "/paywalls/p1?price=p1%2Fyear",
    visitor,
    notRequested,
    to("/user/signIn", { ...wanted("/paywalls/p1?price=p1%2Fyear"), price: "p1/year" }),
  ],
  [
    "/mobile/paywalls/?context=7&price=p1%2Fyear",
    visitor,
    notRequested,
    to("/mobile/user/signIn", { content: "7", price: "p1/year" }),
  ],
  ["/paywalls/p1?price=p1%2Fyear", viewer, ready, pass],
]);

const gift = (status: "sent" | "redeemed"): GateProviderData => ({
  kind: "ready",
  gift: { paywall: { token: "p1" }, status, is_own: false },
});
const there = "/paywalls/p1?gift=a-code";
// docs/security.md SE-112
rows("BE-189: a gift is shown to everybody, and sign-in returns to it", [
  [there, visitor, notRequested, pass],
  [there, visitor, gift("sent"), { kind: "pass", cookies: wanted(there) }],
  [there, visitor, refusedWith(503), screen(503)],
  [`/mobile${there}`, visitor, gift("sent"), { kind: "pass", cookies: wanted(`/mobile${there}`) }],
  [there, viewer, gift("sent"), pass],
]);

test.each([gift("redeemed"), ready])(
  "BE-189: a code that is no longer a gift is not redirected to: %o",
  (providerResponse) => {
    expect(gate(there, visitor, providerResponse)).toEqual({ kind: "pass" });
  },
);

rows("BE-18: payment confirm without a session redirects to /", [
  ["/payment/confirm?action=checkout&session_id=s", visitor, notRequested, to("/")],
  ["/mobile/payment/confirm?session_id=s", visitor, notRequested, to("/mobile")],
]);

const purchase = { paymentToken: "pt", subscribersGroup: "gold", context: "7" };
rows("BE-18: an unknown payment, or another viewer's, redirects to /", [
  ["/payment/confirm?session_id=s", viewer, refusedWith(404, {}, "purchase-details"), to("/")],
  ["/payment/confirm?session_id=s", viewer, refusedWith(403, {}, "purchase-details"), to("/")],
  ["/payment/confirm", viewer, notRequested, to("/")],
  [
    "/payment/confirm?session_id=s",
    viewer,
    refusedWith(401, { message: "Token expired" }),
    to("/user/signIn", { session: null, referer: "/payment/confirm?session_id=s" }),
  ],
]);

const cookies = { payment: "pt", subscribersGroup: "gold" };
rows("BE-18: the result of a payment is stored, and its page is shown", [
  [
    "/payment/confirm?session_id=s",
    viewer,
    { kind: "ready", purchase },
    { kind: "pass", cookies: cookies },
  ],
  ["/mobile/payment/confirm?session_id=s", viewer, { kind: "ready", purchase: {} }, pass],
]);

rows("BE-18: while the provider is unavailable the page is shown, which retries", [
  ["/payment/confirm?session_id=s", viewer, refusedWith(503), pass],
  ["/payment/confirm?session_id=s", viewer, refusedWith(429), pass],
]);

rows("BE-19: a cancellation requires a session, and the channel's id", [
  [
    "/payment/p/cancel?channel_id=c1",
    visitor,
    notRequested,
    to("/user/signIn", { referer: "/payment/p/cancel?channel_id=c1" }),
  ],
  ["/payment/p/cancel?channel_id=other", viewer, notRequested, screen(404)],
  ["/payment/p/cancel?channel_id=c1", viewer, ready, pass],
]);
