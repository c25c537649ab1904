import { describe, expect, it } from "vitest";
import { ssoKinds } from "../../provider/domain/identity/identity-providers.ts";
import { seededPassword } from "../../provider/seed/viewers/seeded-viewers.ts";
import { openBrowser } from "./support/browser.ts";
import { databases } from "./support/databases.ts";
import { queryOf, signIn, signInChannels, siteOf, tokenOf } from "./support/idp-sign-in.ts";
import { useProvider } from "./support/provider.ts";

const channel = tokenOf("auth0");

describe.each(databases)("the viewer of a person of an identity provider on $name", (database) => {
  const client = useProvider(database, { catalogues: signInChannels });
  const { get, send } = client;
  const arrive = (method: string, person: string, on = channel) =>
    signIn(openBrowser(client), on, method, person);

  const userOf = async (bearer: string | null, on = channel) => {
    const response = await get(`/ch/${on}/users/me?r=1`, { Authorization: `Bearer ${bearer}` });
    expect(response.status).toBe(200);
    return Object(await response.json());
  };
  const userBy = async (method: string, person: string, on = channel) =>
    userOf(queryOf(await arrive(method, person, on), "access_token"), on);
  const logIn = (name: string, on = channel) =>
    send("POST", `/channel/${on}/login`, {
      email: `${name}@${on}.example`,
      password: seededPassword,
      vfchost: new URL(siteOf(on)).host,
      success_url: `${siteOf(on)}/`,
    });

  it("H17: a new person becomes a viewer with the identity provider's name and e-mail address", async () => {
    const user = await userBy("google", "ada");
    const profile = { email: "ada@people.example", first_name: "Ada", last_name: "Byron" };
    expect(user).toMatchObject({ email: profile.email, full_name: "Ada Byron", google: profile });
  });

  it("H17: a returning person is the same viewer, and another one on another channel", async () => {
    const first = await userBy("facebook", "grace");
    expect((await userBy("facebook", "grace"))._id).toBe(first._id);
    const other = tokenOf("helmes");
    expect((await userBy("facebook", "grace", other))._id).not.toBe(first._id);
  });

  it("H18: an e-mail address that the identity provider confirms leads to the viewer who has it", async () => {
    const viewer = Object(await (await logIn("viewer")).json());
    for (const method of ["google", "apple", "facebook", "sso"]) {
      expect((await userBy(method, "viewer"))._id).toBe(viewer._id);
    }
    expect((await logIn("viewer")).status).toBe(200);
  });

  it("H18: the seeded viewer without a password can sign in", async () => {
    expect((await userBy("google", "social")).email).toBe(`social@${channel}.example`);
  });

  it("H18: a sign-in with a confirmed address removes the password of an unconfirmed account", async () => {
    expect((await logIn("unverified")).status).toBe(403);
    expect((await userBy("google", "unverified")).email).toBe(`unverified@${channel}.example`);
    expect((await logIn("unverified")).status).toBe(401);
  });

  it("H19: an address that the identity provider has not confirmed gives access to no account", async () => {
    const untouched = tokenOf("oracle");
    for (const method of ["google", "facebook", "apple", "sso"]) {
      const end = await arrive(method, "claims", untouched);
      expect(end.url).toBe(`${siteOf(untouched)}/user/signIn?error=unverified_email`);
    }
    const owner = Object(await (await logIn("viewer", untouched)).json());
    expect(owner).toMatchObject({ local: { first_name: "Vera" } });
    for (const method of ["google", "facebook", "apple"]) expect(owner[method] ?? null).toBeNull();
  });

  it.each(ssoKinds)("H19: %s shows its page again after a person who was denied", async (kind) => {
    const visitor = openBrowser(client);
    const on = tokenOf(kind);
    const refused = await signIn(visitor, on, "sso", "claims");
    expect(refused.url).toBe(`${siteOf(on)}/user/signIn?error=unverified_email`);
    expect(queryOf(await signIn(visitor, on, "sso", "ada"), "access_token")).not.toBeNull();
  });

  it("H19: a person without an e-mail address gets an error that says so", async () => {
    expect((await arrive("apple", "nomail")).url).toMatch(/\?error=email_missing$/);
  });
});
