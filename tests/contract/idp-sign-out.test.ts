import { describe, expect, it } from "vitest";
import { type SsoKind, ssoKinds } from "../../provider/domain/identity/identity-providers.ts";
import { openBrowser } from "./support/browser.ts";
import { oneDatabase } from "./support/databases.ts";
import {
  authAddress,
  queryOf,
  signIn,
  signInChannels,
  siteOf,
  tokenOf,
} from "./support/idp-sign-in.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const doneOn = (channel: string) => `${siteOf(channel)}/user/logout?done=1`;

describe.each(oneDatabase)("signing out of an identity provider on $name", (database) => {
  const client = useProvider(database, { catalogues: signInChannels });
  const { console, get } = client;
  const browser = () => openBrowser(client);

  /** The URLs of docs/provider-api.md PA-54. */
  const signOutAt = (kind: SsoKind, target: string, clientOf = tokenOf(kind)): string => {
    const to = encodeURIComponent(target);
    const idp = `${console.publicOrigin()}/identity/${kind}`;
    if (kind === "auth0") return `${idp}/v2/logout?client_id=marquee-${clientOf}&returnTo=${to}`;
    if (kind === "oracle") return `${idp}/oauth2/v1/userlogout?post_logout_redirect_url=${to}`;
    if (kind === "helmes") return `${idp}/logout?redirect_uri=${to}`;
    return `${publicOrigin}/channel/${clientOf}/sso/logout?access_token=&post_logout_url=${to}`;
  };

  it.each(ssoKinds)(
    "H11: %s ends the browser's session and redirects it to the site",
    async (kind) => {
      const visitor = browser();
      await signIn(visitor, tokenOf(kind), "sso", "ada");
      const end = await visitor.go(signOutAt(kind, doneOn(tokenOf(kind))));
      expect(end.url).toBe(doneOn(tokenOf(kind)));
      const next = await visitor.go(authAddress(tokenOf(kind), "sso"));
      expect(next.page?.status).toBe(200);
      expect(next.url).toContain("/sign-in/");
    },
  );

  it.each(ssoKinds)("H11: sso/logout accepts %s too, and ends the access token", async (kind) => {
    const visitor = browser();
    const channel = tokenOf(kind);
    const token = queryOf(await signIn(visitor, channel, "sso", "ada"), "access_token") ?? "";
    const query = new URLSearchParams({ access_token: token, post_logout_url: doneOn(channel) });
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await get(`/ch/${channel}/users/me?r=1`, bearer)).status).toBe(200);
    const end = await visitor.go(`${publicOrigin}/channel/${channel}/sso/logout?${query}`);
    expect(end.url).toBe(doneOn(channel));
    expect((await get(`/ch/${channel}/users/me?r=2`, bearer)).status).toBe(401);
    expect((await visitor.go(authAddress(channel, "sso"))).url).toContain("/sign-in/");
  });

  it.each(ssoKinds)("H12: %s redirects to no other site, and does not sign out", async (kind) => {
    const visitor = browser();
    await signIn(visitor, tokenOf(kind), "sso", "ada");
    const other = kind === "auth0" ? "helmes" : "auth0";
    for (const target of ["https://evil.example/", doneOn(tokenOf(other)), "nonsense"]) {
      const end = await visitor.go(signOutAt(kind, target));
      expect([400, 422]).toContain(end.page?.status);
    }
    const next = await visitor.go(authAddress(tokenOf(kind), "sso"));
    expect(queryOf(next, "access_token")).not.toBeNull();
  });

  it("H12: auth0 checks the client that is named", async () => {
    const address = signOutAt("auth0", doneOn(tokenOf("auth0")), "somebody");
    expect((await browser().go(address)).page?.status).toBe(400);
  });

  it("H12: an identity provider without a target shows that the viewer is signed out", async () => {
    const end = await browser().go(`${console.publicOrigin()}/identity/helmes/logout`);
    expect(end.page?.status).toBe(200);
    expect(await end.page?.text()).toContain("You are signed out of Helmes");
  });

  it("H12: sso/logout without a target is 422", async () => {
    expect((await get(`/channel/${tokenOf("generic")}/sso/logout`)).status).toBe(422);
  });
});
