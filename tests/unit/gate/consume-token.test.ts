import type { Answer } from "../../../lib/gate/decision.ts";
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
const others = { session: aSession({ userId: "u2", accessToken: "new" }) };
const denied: Answer = {
  kind: "ready",
  tokenCheck: { session: undefined, providerOut: false },
};
const out: Answer = { kind: "ready", tokenCheck: { session: undefined, providerOut: true } };
// docs/security.md SE-17
rows("BE-10: a confirmed access_token signs in and leads on", [
  ["/pages/x?access_token=t&a=1", visitor, notRequested, pass],
  ["/pages/x?access_token=t&a=1", visitor, arrives(), to("/pages/x?a=1", signedIn)],
  ["/mobile/video/7?access_token=t", visitor, arrives(), to("/mobile/video/7", signedIn)],
  ["/user/account?access_token=t", visitor, arrives(), to("/user/account", signedIn)],
  ["/pages/x?access_token=t", visitor, denied, to("/pages/x", {})],
  ["/pages/x?access_token=", visitor, notRequested, to("/pages/x", {})],
  ["/pages/x?access_token=t", viewer, denied, to("/pages/x", {})],
  ["/user/signIn?access_token=t", visitor, out, to("/user/signIn?error=temporarily_unavailable")],
  ["/pages/x?access_token=t", viewer, arrives(), to("/pages/x", signedIn)],
  ["/error?access_token=t", visitor, denied, to("/error")],
]);

// docs/security.md SE-17
rows("BE-10: a signed-in viewer is not replaced by somebody else", [
  ["/pages/x?access_token=t", viewer, arrives(others), to("/pages/x", {})],
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
    to("/pages/x", {}),
  ],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow: { nonce: "n" } }),
    arrives(others),
    to("/pages/x", {}),
  ],
]);

rows("SE-146: the console's press replaces whoever is signed in", [
  [
    "/?access_token=t&switch_viewer=p",
    { ...viewer, maySwitch: true },
    arrives(others),
    to("/", { session: others.session, flow: null }),
  ],
  ["/?access_token=t&switch_viewer=p", viewer, arrives(others), to("/", {})],
  ["/?switch_viewer=p", { ...viewer, maySwitch: true }, notRequested, to("/", {})],
]);

rows("BE-67: in the web view the sign-in page tells the app first", [
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

rows(
  "BE-9: sg, access_token and bypass_cache are stored by a redirect to the address without them",
  [
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
      visitor,
      arrives(),
      to("/pages/x", { ...signedIn, subscribersGroup: "gold" }),
    ],
  ],
);

rows(
  "BE-12: bypass_cache counts on staging channels alone",
  [["/pages/x?bypass_cache=1", visitor, notRequested, to("/pages/x", { bypass: "1" })]],
  staging,
);
