import { describe, expect, test } from "vitest";
import {
  identityProviderSignInUrl,
  ssoLogoutAddress,
} from "../../../lib/provider-api/identity-provider-urls.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider } = useTinyProvider();

function channelWith(sso?: object) {
  const origin = "https://demo.example.com:8443";
  return aChannel({ origin, settings: { viewers: { signupMethods: { sso } } } });
}

function channelWithSso(kind?: string) {
  return channelWith({
    enabled: true,
    provider_url: "https://idp.example/",
    name: "Identity provider",
    client_id: "a&b",
    kind,
  });
}

function parts(address: string | undefined) {
  const { origin, pathname, searchParams } = new URL(address ?? "");
  return [origin + pathname, Object.fromEntries(searchParams)];
}

describe("the URL of an external sign-in", () => {
  test.each([
    [false, "https://demo.example.com:8443/user/signIn"],
    [true, "https://demo.example.com:8443/mobile/user/signIn"],
  ])(
    "with a social identity provider returns to the channel's origin, in the app: %s",
    (mobile, back) => {
      const address = identityProviderSignInUrl(
        channelWith(),
        "demo.example.com:8443",
        "google",
        mobile,
      );
      expect(parts(address)).toEqual([
        `${provider().url}/channel/c1/google/auth`,
        { host: "demo.example.com:8443", success_url: back },
      ]);
    },
  );

  test("with the channel's identity provider names the origin", () => {
    expect(
      parts(identityProviderSignInUrl(channelWithSso(), "demo.example.com:8443", "sso", false)),
    ).toEqual([
      `${provider().url}/channel/c1/sso/auth`,
      {
        origin: "https://demo.example.com:8443",
        success_url: "https://demo.example.com:8443/user/signIn",
      },
    ]);
  });
});

describe("the URL of a sign-out at the channel's identity provider", () => {
  const back = "https://demo.example.com:8443/user/logout?done=1";

  test.each<[string | undefined, string, object]>([
    ["auth0", "https://idp.example/v2/logout", { client_id: "a&b", returnTo: back }],
    ["oracle", "https://idp.example/oauth2/v1/userlogout", { post_logout_redirect_url: back }],
    ["helmes", "https://idp.example/logout", { redirect_uri: back }],
  ])("of kind %s is at %s", (kind, address, query) => {
    expect(parts(ssoLogoutAddress(channelWithSso(kind), "t0ken", false))).toEqual([address, query]);
  });

  test.each(["generic", undefined])("of kind %s is the provider's", (kind) => {
    expect(parts(ssoLogoutAddress(channelWithSso(kind), "t0ken", true))).toEqual([
      `${provider().url}/channel/c1/sso/logout`,
      { access_token: "t0ken", post_logout_url: back.replace("/user", "/mobile/user") },
    ]);
  });

  test("does not exist where the channel has no identity provider", () => {
    expect(ssoLogoutAddress(channelWith(), "t0ken", false)).toBeUndefined();
    expect(ssoLogoutAddress(channelWith({ enabled: false }), "t0ken", false)).toBeUndefined();
  });
});
