import { expect, it } from "vitest";
import {
  parseProviderCall,
  redactUrlSecrets,
} from "../../../../../provider/domain/console/parse-provider-call.ts";

it.each([
  ["/ch/Demo", { name: "channel", channel: "demo" }],
  ["/ch/demo/header", { name: "header", channel: "demo" }],
  ["/ch/demo/footer", { name: "footer", channel: "demo" }],
  ["/ch/demo/pages/a%2Fb", { name: "page", channel: "demo" }],
  ["/ch/demo/pages/home/sections", { name: "sections", channel: "demo" }],
  ["/ch/demo/pages/home/sections/x/content", { name: "section-content", channel: "demo" }],
  [
    "/ch/demo/pages/home/personalized-sections/x/content",
    { name: "section-content", channel: "demo" },
  ],
  ["/ch/demo/content/x", { name: "content", channel: "demo" }],
  ["/ch/demo/content-preview/x", { name: "content", channel: "demo" }],
  ["/channel/Demo/login", { name: "login", channel: "demo" }],
  ["/channel/demo/forgot/sent", { name: "forgot", channel: "demo" }],
  ["/channel/demo/reset/secret", { name: "reset", channel: "demo" }],
  ["/channel/demo/users/secret/verification", { name: "verification", channel: "demo" }],
  ["/ch/demo/users/me", { name: "me", channel: "demo" }],
  ["/ch/demo/users/me/registration-fields", { name: "registration-fields", channel: "demo" }],
  ["/ch/demo/paywalls/all/month/quote", { name: "paywalls", channel: "demo" }],
  ["/ch/demo/users/paywalls/all/cancellation", { name: "subscription", channel: "demo" }],
  ["/ch/demo/users/all/payment-method-session", { name: "subscription", channel: "demo" }],
  ["/media/art/x.avif", { name: "media", channel: undefined }],
  ["/identity/google/sign-in/x", { name: "identity", channel: undefined }],
  ["/ch/", undefined],
  ["/ch/demo/users/me/alerts/more", undefined],
  ["/health", undefined],
  ["/console/api/state", undefined],
])("%s is the call %j", (path, call) => {
  expect(parseProviderCall(path)).toEqual(call);
});

// docs/security.md SE-40
it.each([
  ["/channel/demo/reset/secret", "", "/channel/demo/reset/…"],
  ["/channel/demo/users/secret/verification", "", "/channel/demo/users/…/verification"],
  ["/ch/demo/users/me", "?r=0.42", "/ch/demo/users/me"],
  ["/ch/demo/content/x", "?p=secret", "/ch/demo/content/x"],
  ["/ch/demo/content/x", "?context=y&p=secret&sg=secret&r=7", "/ch/demo/content/x?context=y&r=7"],
  ["/ch/demo", "?access_token=secret", "/ch/demo"],
  ["/ch/demo", "?secret", "/ch/demo"],
  [
    "/ch/demo/pages/a%2Fb/sections",
    "?page=2&q=boats",
    "/ch/demo/pages/a%2Fb/sections?page=2&q=boats",
  ],
  ["/checkout/secret", "?lng=en", "/checkout/…"],
  ["/sign-ins/secret", "?lng=en", "/sign-ins/…"],
  ["/ch/demo/sessions/secret/purchase-details", "", "/ch/demo/sessions/…/purchase-details"],
  ["/ch/demo/gifts/secret/redemption", "", "/ch/demo/gifts/…/redemption"],
  ["/ch/demo/invoices/secret", "?signature=secret&expires=1", "/ch/demo/invoices/…"],
  ["/media/films/one/720.m3u8", "", "/media/films/one/720.m3u8"],
  ["/identity/google/auth/secret", "?client_id=secret", "/identity/google/…"],
  ["/channel/demo/google/callback", "?code=secret", "/channel/demo/…"],
  ["/channel/demo/reset/secret/more", "?r=secret", "/channel/demo/…"],
  ["/", "?secret", "/"],
  ["/health", "", "/health"],
])("%s%s is shown as %s", (path, search, shown) => {
  expect(redactUrlSecrets(path, search)).toBe(shown);
});
