import type { GateProviderData, Requester } from "../../../lib/gate/decision.ts";
import {
  arrives,
  ready,
  remembering,
  signedIn,
  staging,
  notRequested,
  viewer,
  visitor,
} from "../../support/gate.ts";
import { aSession } from "../../support/samples.ts";
import { pass, rows, to } from "./rows.ts";

const flow = { nonce: "n", userId: "u1" };
/** A visitor who returns from a sign-in that this browser began. */
const back = remembering(visitor, { flow: { nonce: "n" } });
const others = { session: aSession({ userId: "u2", accessToken: "new" }) };
const denied: GateProviderData = {
  kind: "ready",
  tokenCheck: { session: undefined, providerOut: false },
};
const out: GateProviderData = {
  kind: "ready",
  tokenCheck: { session: undefined, providerOut: true },
};
// docs/security.md SE-17
rows("BE-10: a confirmed access_token signs in and redirects to the page", [
  ["/pages/x?access_token=t&a=1", visitor, notRequested, pass],
  ["/pages/x?access_token=t&a=1", back, arrives(), to("/pages/x?a=1", signedIn)],
  ["/mobile/video/7?access_token=t", visitor, arrives(), to("/mobile/video/7", signedIn)],
  ["/user/account?access_token=t", back, arrives(), to("/user/account", signedIn)],
  ["/pages/x?access_token=t", visitor, denied, to("/pages/x", {})],
  ["/pages/x?access_token=", visitor, notRequested, to("/pages/x", {})],
  ["/pages/x?access_token=t", viewer, denied, to("/pages/x", {})],
  ["/user/signIn?access_token=t", visitor, out, to("/user/signIn?error=temporarily_unavailable")],
  ["/pages/x?access_token=t", viewer, arrives(), to("/pages/x", signedIn)],
  ["/error?access_token=t", visitor, denied, to("/error")],
]);

const decideWith = (path: string, before?: string) => {
  return { handoff: { accessToken: "new", name: aSession().userName ?? "", before, to: path } };
};
const toQuestion = (path: string, before?: string) =>
  to("/user/continue", decideWith(path, before));

// docs/security.md SE-17
rows("BE-10: a link to a sign-in that this browser did not begin requires a confirmation", [
  ["/pages/x?access_token=t&a=1", visitor, arrives(), toQuestion("/pages/x?a=1")],
  ["/user/signIn?access_token=t", visitor, arrives(), toQuestion("/")],
  [`/pages/x?access_token=t&a=${"x".repeat(500)}`, visitor, arrives(), toQuestion("/")],
  ["/pages/x?access_token=t", viewer, arrives(others), toQuestion("/pages/x", "u1")],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow }),
    arrives(others),
    to("/pages/x", { session: others.session, flow: null }),
  ],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow: { nonce: "n", userId: "u9" } }),
    arrives(others),
    toQuestion("/pages/x", "u1"),
  ],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow: { nonce: "n" } }),
    arrives(others),
    toQuestion("/pages/x", "u1"),
  ],
]);

const led = (requester: Requester): Requester => ({ ...requester, comesFromElsewhere: true });
rows("BE-10: the app needs no confirmation, unless another site linked to its page", [
  ["/mobile/pages/x?access_token=t", visitor, arrives(), to("/mobile/pages/x", signedIn)],
  ["/mobile/pages/x?access_token=t", viewer, arrives(others), to("/mobile/pages/x", {})],
  [
    "/mobile/pages/x?access_token=t",
    led(visitor),
    arrives(),
    to("/mobile/user/continue", decideWith("/mobile/pages/x")),
  ],
  [
    "/mobile/pages/x?access_token=t",
    led(viewer),
    arrives(others),
    to("/mobile/user/continue", decideWith("/mobile/pages/x", "u1")),
  ],
  ["/mobile/pages/x?access_token=t", led(back), arrives(), to("/mobile/pages/x", signedIn)],
]);

const waiting = { accessToken: "new", name: "Ada", to: "/pages/x" };
rows("BE-393: the confirmation is shown while it is pending", [
  ["/user/continue", remembering(visitor, { handoff: waiting }), ready, pass],
  ["/user/continue", remembering(viewer, { handoff: { ...waiting, before: "u1" } }), ready, pass],
  ["/user/continue", visitor, notRequested, to("/")],
  ["/mobile/user/continue", visitor, notRequested, to("/mobile")],
  ["/user/continue", remembering(viewer, { handoff: waiting }), notRequested, to("/")],
  [
    "/user/continue",
    remembering(viewer, { handoff: { ...waiting, before: "u2" } }),
    notRequested,
    to("/"),
  ],
]);

rows("SE-146: the console's form replaces the signed-in viewer", [
  [
    "/?access_token=t&switch_viewer=p",
    { ...viewer, maySwitch: true },
    arrives(others),
    to("/", { session: others.session, flow: null }),
  ],
  ["/?access_token=t&switch_viewer=p", viewer, arrives(others), toQuestion("/", "u1")],
  ["/?switch_viewer=p", { ...viewer, maySwitch: true }, notRequested, to("/", {})],
]);

rows("BE-67: in the web view the sign-in page notifies the app first", [
  [
    "/mobile/user/signIn?access_token=t",
    remembering(visitor, { flow: { nonce: "n" }, content: "7" }),
    arrives(),
    to("/mobile/user/signIn", { flow: { nonce: "n", userId: "u1", arrived: true } }),
  ],
  [
    "/mobile/user/signIn",
    remembering(viewer, { flow: { nonce: "n", arrived: true } }),
    ready,
    pass,
  ],
  ["/user/signIn", remembering(viewer, { flow: { nonce: "n", arrived: true } }), ready, to("/")],
]);

rows("BE-9: sg, access_token and bypass_cache are stored by a redirect to the URL without them", [
  ["/?sg=gold", visitor, notRequested, to("/", { subscribersGroup: "gold" })],
  [
    "/pages/x?a=1&sg=gold&sg=b",
    viewer,
    notRequested,
    to("/pages/x?a=1", { subscribersGroup: "gold" }),
  ],
  ["/?sg=", visitor, notRequested, to("/", {})],
  ["/?bypass_cache=1", visitor, notRequested, to("/", {})],
  ["/mobile/video/7?sg=gold", visitor, notRequested, to("/mobile/video/7")],
  [
    "/pages/x?sg=gold&access_token=t",
    back,
    arrives(),
    to("/pages/x", { ...signedIn, subscribersGroup: "gold" }),
  ],
]);

rows(
  "BE-12: bypass_cache is accepted only on staging channels",
  [["/pages/x?bypass_cache=1", visitor, notRequested, to("/pages/x", { bypass: "1" })]],
  staging,
);
