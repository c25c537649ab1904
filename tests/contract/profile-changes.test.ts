import { afterEach, describe, expect, it } from "vitest";
import { accountsOf, password, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const changeName = "/channel/harbour/me/change-name";
const changeEmail = "/channel/harbour/me/change-email";
const former = "viewer@harbour.example";
const next = "vera@quay.example";

describe.each(databases)("changes of a viewer's profile on $name", (database) => {
  const client = useProvider(database);
  const { mails, me, post, signIn } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  const requestEmail = (headers: Record<string, string>, more: object = {}) =>
    post(
      changeEmail,
      {
        email: next,
        current_password: password,
        success_url: `${site}/user/verify/`,
        vfchost: "harbour.localhost",
        ...more,
      },
      headers,
    );
  const linkTo = async (address: string) => new URL((await mails(address))[0]?.links[0] ?? site);
  const confirm = async (link: URL) =>
    post(`/channel/harbour/users/${link.searchParams.get("verify_token")}/verification`);
  const loginAs = async (email: string) =>
    (await post("/channel/harbour/login", { email, password })).status;

  it("B20: a changed name is in the response and in the profile", async () => {
    const { headers } = await signIn("viewer");
    const changed = await post(changeName, { first_name: " Nora ", last_name: "Quay" }, headers);
    const expected = { full_name: "Nora Quay", first_name: "Nora", last_name: "Quay" };
    expect([changed.status, await changed.json()]).toEqual([
      200,
      expect.objectContaining(expected),
    ]);
    expect(await (await me(headers)).json()).toMatchObject(expected);
  });

  it("B20: an empty name is 422 at its field, and a visitor is 401", async () => {
    const { headers } = await signIn("viewer");
    const refused = await post(changeName, { first_name: " ", last_name: "Quay" }, headers);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ data: { fields: { first_name: expect.any(String) } } }),
    ]);
    expect((await post(changeName, { first_name: "A", last_name: "B" })).status).toBe(401);
  });

  // docs/security.md SE-217
  it.each([
    ["the new one first", [next, former]],
    ["the present one first", [former, next]],
  ])("B21: a new address counts after both addresses have confirmed, %s", async (_, order) => {
    const { headers } = await signIn("viewer");
    expect((await requestEmail(headers)).status).toBe(204);
    const [earlier, later] = [await linkTo(order[0] ?? ""), await linkTo(order[1] ?? "")];
    const half = await confirm(earlier);
    expect([half.status, await half.json()]).toEqual([
      200,
      expect.objectContaining({ email: former, pending_email: next }),
    ]);
    expect((await confirm(earlier)).status).toBe(410);
    expect(await (await me(headers)).json()).toMatchObject({ email: former });
    expect([await loginAs(former), await loginAs(next)]).toEqual([200, 401]);
    expect(later.href).toMatch(`${site}/user/verify/?verify_token=`);
    const confirmed = await confirm(later);
    expect([confirmed.status, await confirmed.json()]).toEqual([
      200,
      expect.objectContaining({ email: next, email_verified: true }),
    ]);
    expect([await loginAs(former), await loginAs(next)]).toEqual([401, 200]);
    expect(await (await me(headers)).json()).toMatchObject({ email: next });
    expect((await confirm(later)).status).toBe(410);
  });

  // docs/security.md SE-217, SE-247
  it("B21: the present address gets a mail of its own, without the new address", async () => {
    const { headers } = await signIn("viewer");
    await requestEmail(headers);
    const [mail] = await mails(former);
    expect(mail?.subject).toBe("The email address of your Harbour account is being changed");
    expect(mail?.links).toEqual([expect.stringContaining(`${site}/user/verify/?verify_token=`)]);
    expect(mail?.text).not.toContain(next);
  });

  // docs/security.md SE-217
  it("B22: a wrong password, another page and an address in use are refused without a mail", async () => {
    const { headers } = await signIn("viewer");
    const refusals = [
      await requestEmail(headers, { current_password: "wrong" }),
      await requestEmail(headers, { success_url: "https://evil.example/" }),
      await requestEmail(headers, { email: "MISSING@harbour.example" }),
      await requestEmail(headers, { email: "no address" }),
      await requestEmail({}),
    ];
    const details = refusals.map(async (response) => [
      response.status,
      (await response.json()).detail,
    ]);
    expect(await Promise.all(details)).toEqual([
      [422, "WRONG_PASSWORD"],
      [422, "FOREIGN_URL"],
      [409, "EMAIL_IN_USE"],
      [422, "BAD_INPUT"],
      [401, "TOKEN_MISSING"],
    ]);
    expect([await mails(former), await mails(next)]).toEqual([[], []]);
  });

  // docs/security.md SE-217
  it("B23: a later request and a new password end the link", async () => {
    const { headers } = await signIn("viewer");
    await requestEmail(headers);
    const first = await linkTo(next);
    await requestEmail(headers, { email: "second@quay.example" });
    expect((await confirm(first)).status).toBe(410);
    const second = await linkTo("second@quay.example");
    const change = { current_password: password, password: "a-boat-at-sea" };
    expect((await post("/channel/harbour/me/change-password", change, headers)).status).toBe(204);
    expect((await confirm(second)).status).toBe(410);
    expect((await confirm(await linkTo(former))).status).toBe(410);
  });

  it("B24: an address that another account took meanwhile is 410, and nothing changes", async () => {
    const [viewer, other] = [await signIn("viewer"), await signIn("missing")];
    await requestEmail(viewer.headers);
    const first = await linkTo(next);
    await requestEmail(other.headers);
    const second = await linkTo(next);
    await confirm(await linkTo(former));
    await confirm(await linkTo("missing@harbour.example"));
    const both = await Promise.all([confirm(first), confirm(second)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 410]));
  });
});
