import { arrives, remembering, signedIn, visitor } from "../../support/gate.ts";
import { rows, to } from "./rows.ts";

const everything = { widget: "4", paywall: "p", content: "7", referer: "/pages/x" };
rows("BE-29: widget, then paywall, then content, then referer, else home", [
  [
    "/user/signIn?access_token=t",
    remembering(visitor, everything),
    arrives(),
    to("/?widget_id=4", { ...signedIn, widget: null }),
  ],
  [
    "/user/signIn?access_token=t",
    remembering(visitor, { ...everything, widget: undefined }),
    arrives(),
    to("/paywalls/p", { ...signedIn, paywall: null }),
  ],
  [
    "/user/signIn?access_token=t",
    remembering(visitor, { content: "7", referer: "/pages/x" }),
    arrives(),
    to("/video/7", { ...signedIn, content: null }),
  ],
  [
    "/user/signIn?access_token=t",
    remembering(visitor, { referer: "/pages/x" }),
    arrives(),
    to("/pages/x", { ...signedIn, referer: null }),
  ],
  ["/user/signIn?access_token=t", visitor, arrives(), to("/", signedIn)],
  [
    "/mobile/user/signIn?access_token=t",
    remembering(visitor, everything),
    arrives(),
    to("/mobile?widget_id=4"),
  ],
  [
    "/mobile/pages/x?access_token=t",
    remembering(visitor, { referer: "/pages/y" }),
    arrives(),
    to("/mobile/pages/y"),
  ],
]);

rows("BE-29: where nothing is remembered, missing registration fields come before home", [
  [
    "/user/signIn?access_token=t",
    visitor,
    arrives({ missingFields: true }),
    to("/user/userRegistration", signedIn),
  ],
  [
    "/user/signIn?access_token=t",
    remembering(visitor, { content: "7" }),
    arrives({ missingFields: true }),
    to("/video/7"),
  ],
  [
    "/mobile/user/signIn?access_token=t",
    visitor,
    arrives({ missingFields: true }),
    to("/mobile/user/userRegistration"),
  ],
]);
