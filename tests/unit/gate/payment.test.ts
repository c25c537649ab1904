import { ready, refusedWith, notRequested, viewer, visitor } from "../../support/gate.ts";
import { pass, rows, screen, to } from "./rows.ts";

rows("BE-17: a paywall leads a signed-out visitor to sign-in", [
  ["/paywalls/p1", visitor, notRequested, to("/user/signIn", { paywall: "p1" })],
  ["/paywalls/?context=7", visitor, notRequested, to("/user/signIn", { content: "7" })],
  ["/paywalls/", visitor, notRequested, to("/user/signIn", { referer: "/paywalls/" })],
  ["/mobile/paywalls/p1", visitor, notRequested, to("/mobile/user/signIn", { paywall: "p1" })],
  ["/paywalls/p1", viewer, ready, pass],
]);

rows("BE-18: payment confirm without a session leads to /", [
  ["/payment/confirm?action=checkout&session_id=s", visitor, notRequested, to("/")],
  ["/mobile/payment/confirm?session_id=s", visitor, notRequested, to("/mobile")],
]);

const purchase = { paymentToken: "pt", subscribersGroup: "gold", context: "7" };
rows("BE-18: an unknown payment, or another viewer's, leads to /", [
  ["/payment/confirm?session_id=s", viewer, refusedWith(404, {}, "purchase-details"), to("/")],
  ["/payment/confirm?session_id=s", viewer, refusedWith(403, {}, "purchase-details"), to("/")],
  ["/payment/confirm", viewer, notRequested, to("/")],
  ["/payment/confirm?session_id=s", viewer, refusedWith(503), screen(503)],
]);

rows("BE-18: a confirmed payment is stored and leads to its content", [
  [
    "/payment/confirm?session_id=s",
    viewer,
    { kind: "ready", purchase },
    to("/video/7", { payment: "pt", subscribersGroup: "gold" }),
  ],
  [
    "/mobile/payment/confirm?session_id=s",
    viewer,
    { kind: "ready", purchase: {} },
    to("/mobile/user/account", {}),
  ],
]);

rows("BE-19: a cancellation needs a session, and the channel's own id", [
  [
    "/payment/p/cancel?channel_id=c1",
    visitor,
    notRequested,
    to("/user/signIn", { referer: "/payment/p/cancel?channel_id=c1" }),
  ],
  ["/payment/p/cancel?channel_id=other", viewer, notRequested, screen(404)],
  ["/payment/p/cancel?channel_id=c1", viewer, ready, pass],
]);
