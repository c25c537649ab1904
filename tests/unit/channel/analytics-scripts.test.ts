import { expect, test } from "vitest";
import { getAnalyticsScripts, scriptHosts } from "../../../lib/channel/analytics-scripts.ts";
import { aChannel } from "../../support/samples.ts";

const settings = {
  trackingConsent: "opt-in",
  customGA: "G-ABC1234567",
  customMetaPixel: "123456789012345",
};
const scriptsAt = (pathname: string, more: object = {}) =>
  getAnalyticsScripts(aChannel({ settings: { ...settings, ...more } }), pathname);

test.each(["/", "/pages/about", "/video/one", "/search", "/mobile"])(
  "an owner's scripts measure on %s",
  (pathname) => {
    expect(scriptsAt(pathname)).toEqual({ ga: "G-ABC1234567", pixel: "123456789012345" });
  },
);

// docs/security.md SE-137
test.each(["/user/signIn", "/user/account", "/paywalls/p1", "/payment/confirm", "/%75ser/signIn"])(
  "no third-party script measures on %s",
  (pathname) => {
    expect(scriptsAt(pathname)).toBeUndefined();
  },
);

// docs/security.md SE-137
test.each([
  ["does not require consent", { trackingConsent: undefined }],
  ["has none", { customGA: undefined, customMetaPixel: undefined }],
  ["has invalid ids", { customGA: "x", customMetaPixel: "y" }],
])("no third-party script measures on a channel that %s", (_, more) => {
  expect(scriptsAt("/", more)).toBeUndefined();
});

// docs/security.md SE-137
test("the list of hosts contains the owner's hosts and those of analytics, each once", () => {
  const owner = { hosts: ["cdn.example", "connect.facebook.net"] };
  expect(scriptHosts(owner, scriptsAt("/"))).toEqual([
    "cdn.example",
    "connect.facebook.net",
    "www.googletagmanager.com",
  ]);
  expect(scriptHosts(owner, undefined)).toEqual(owner.hosts);
  expect(scriptHosts(undefined, { ga: "G-ABC1234567" })).toEqual(["www.googletagmanager.com"]);
  expect(scriptHosts(undefined, undefined)).toEqual([]);
});
