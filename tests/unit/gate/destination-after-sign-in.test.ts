import { expect, test } from "vitest";
import { arrives, remembering, signedIn, visitor } from "../../support/gate.ts";
import {
  doesSignInLeadToGift,
  routeAfterSignIn,
} from "../../../lib/gate/destination-after-sign-in.ts";
import { rows as gateRows, to } from "./rows.ts";

/** The return from a sign-in that the browser began. The app signs in without one. */
const rows: typeof gateRows = (quote, table) =>
  gateRows(
    quote,
    table.map(([address, requester, providerResponse, expected]) => {
      const flow = address.startsWith("/mobile") ? undefined : { nonce: "n" };
      return [
        address,
        { ...requester, cookies: { ...requester.cookies, flow } },
        providerResponse,
        expected,
      ];
    }),
  );

const everything = { widget: "4", paywall: "p", content: "7", referer: "/pages/x" };
rows(
  "BE-29: sign-in returns to the widget, then paywall, then content, then referer, otherwise home",
  [
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
      remembering(visitor, { content: "7", referer: "/video/7?t=90" }),
      arrives(),
      to("/video/7?t=90", { ...signedIn, content: null, referer: null }),
    ],
    [
      "/user/signIn?access_token=t",
      remembering(visitor, { content: "7", referer: "/video/course?video_id=7" }),
      arrives(),
      to("/video/course?video_id=7", { ...signedIn, content: null, referer: null }),
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
  ],
);

rows("BE-29: without a remembered page, missing registration fields come before home", [
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

const paywall = (referer: string) =>
  remembering(visitor, { paywall: "p 1", content: "7", referer });
const back = { ...signedIn, paywall: null, referer: null };
rows("BE-189: sign-in returns to a gift with its code, in its variant", [
  [
    "/user/signIn?access_token=t",
    paywall("/paywalls/p%201?gift=a-code"),
    arrives(),
    to("/paywalls/p%201?gift=a-code", back),
  ],
  [
    "/mobile/user/signIn?access_token=t",
    paywall("/mobile/paywalls/p%201?gift=a-code"),
    arrives({ missingFields: true }),
    to("/mobile/paywalls/p%201?gift=a-code", back),
  ],
]);
rows("BE-29: sign-in returns to a paywall with its query", [
  [
    "/user/signIn?access_token=t",
    paywall("/paywalls/p%201?context=9&x=1"),
    arrives(),
    to("/paywalls/p%201?context=9&x=1", back),
  ],
  [
    "/mobile/user/signIn?access_token=t",
    paywall("/mobile/paywalls/p%201/?context=9"),
    arrives({ missingFields: true }),
    to("/mobile/paywalls/p%201/?context=9", back),
  ],
  [
    "/user/signIn?access_token=t",
    paywall("/paywalls/other?context=9"),
    arrives(),
    to("/paywalls/p%201", { ...signedIn, paywall: null }),
  ],
  [
    "/user/signIn?access_token=t",
    paywall("//evil.example/paywalls/p%201?context=9"),
    arrives(),
    to("/paywalls/p%201"),
  ],
]);

test.each([
  [{ paywall: "p 1", referer: "/mobile/paywalls/p%201?gift=a-code" }, true],
  [{ paywall: "p 1", referer: "/paywalls/p%201" }, false],
  [{ widget: "4", paywall: "p 1", referer: "/paywalls/p%201?gift=a-code" }, false],
  [{}, false],
])("BE-189: with %o a gift is pending: %o", (remembered, isWaiting) => {
  expect(doesSignInLeadToGift(remembered)).toBe(isWaiting);
});

test.each([
  [{ paywall: "p 1", referer: "/paywalls/p%201?context=9" }, "paywalls"],
  [{ referer: "/paywalls/?x=1" }, "paywalls"],
  [{ content: "7", referer: "/paywalls/" }, "video"],
  [{ widget: "4", paywall: "p 1" }, "home"],
  [{}, "home"],
])("BE-17: with %o a sign-in redirects to a page of the kind %s", (remembered, kind) => {
  expect(routeAfterSignIn(remembered).kind).toBe(kind);
});
