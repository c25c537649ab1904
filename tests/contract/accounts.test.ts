import { afterEach, describe, expect, it } from "vitest";
import { accountsOf, password, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const hour = 60 * 60 * 1000;
const resetPage = `${site}/user/changePassword`;

describe.each(databases)("accounts on $name", (database) => {
  const client = useProvider(database);
  const { bearer, forgetLimits, login, mails, me, post, signIn, signUp } = accountsOf(client);
  const shift = (ms: number) =>
    client.console.send("POST", "/console/api/clock", { action: "shift", ms });
  const forgot = (email: string, path = "forgot") =>
    post(`/channel/harbour/${path}`, { email, success_url: resetPage });
  const secretIn = async (email: string, name: string) => {
    const [mail] = await mails(email);
    return new URL(mail?.links[0] ?? "").searchParams.get(name) ?? "";
  };
  const resetWith = async (email: string, word: string) => {
    await forgot(email);
    const secret = await secretIn(email, "reset_token");
    return { secret, response: await post(`/channel/harbour/reset/${secret}`, { password: word }) };
  };
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  it("B1: sign-up is 201, mails a link at the requested URL, and the link confirms", async () => {
    const response = await signUp("nora@quay.example");
    expect([response.status, await response.json()]).toEqual([201, {}]);
    const body = { email: "nora@quay.example", password: "a-boat-at-sea" };
    expect((await post("/channel/harbour/login", body)).status).toBe(403);
    const [mail] = await mails("nora@quay.example");
    expect(mail?.subject).toBe("Confirm your email address for Harbour");
    expect(mail?.links[0]).toMatch(`${site}/user/verify/?verify_token=`);
    const secret = await secretIn("nora@quay.example", "verify_token");
    const verified = await post(`/channel/harbour/users/${secret}/verification`);
    const text = await verified.text();
    expect(JSON.parse(text)).toMatchObject({ full_name: "Nora Quay" });
    expect(text).not.toContain("access_token");
    expect((await post("/channel/harbour/login", body)).status).toBe(200);
  });

  it("B2: an e-mail address in use is 409, in any case, and on another channel it is free", async () => {
    const response = await signUp("VIEWER@harbour.example");
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: "EMAIL_IN_USE" });
    const body = { email: "viewer@harbour.example", password: "a-boat-at-sea" };
    const names = { first_name: "Vera", last_name: "L" };
    const page = { success_url: "http://draft.localhost:3000/user/verify/" };
    const other = await post("/channel/draft/signup", { ...body, ...names, ...page });
    expect(other.status).toBe(201);
  });

  it("B3: a weak password is 422 at its field, in the viewer's language", async () => {
    for (const weak of ["short", "password123", "nora@quay.example"]) {
      const response = await signUp(
        "nora@quay.example",
        { password: weak },
        { "Accept-Language": "de-AT,en;q=0.5" },
      );
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        detail: "WEAK_PASSWORD",
        data: { fields: { password: expect.stringContaining("mindestens 8 Zeichen") } },
      });
    }
  });

  it("B4: a link confirms once, for three days, on its channel", async () => {
    await signUp("nora@quay.example");
    const secret = await secretIn("nora@quay.example", "verify_token");
    expect((await post(`/channel/draft/users/${secret}/verification`)).status).toBe(410);
    expect((await post(`/channel/harbour/users/${secret}/verification`)).status).toBe(200);
    const again = await post(`/channel/harbour/users/${secret}/verification`);
    expect([again.status, await again.json()]).toEqual([
      410,
      expect.objectContaining({ detail: "LINK_EXPIRED" }),
    ]);
    await signUp("late@quay.example");
    const late = await secretIn("late@quay.example", "verify_token");
    await shift(73 * hour);
    expect((await post(`/channel/harbour/users/${late}/verification`)).status).toBe(410);
  });

  it("B5: the mail is sent again to an unconfirmed address, and to no other", async () => {
    const again = (email: string) =>
      post("/channel/harbour/verification/user/email", { email, success_url: `${site}/x` });
    const responses = await Promise.all(
      ["unverified", "viewer", "nobody"].map((name) => again(`${name}@harbour.example`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await mails("unverified@harbour.example")).toHaveLength(1);
    expect(await mails("viewer@harbour.example")).toHaveLength(0);
    expect(await mails("nobody@harbour.example")).toHaveLength(0);
  });

  // docs/security.md SE-36
  it("B6: forgot has the same response for everybody and writes only to known addresses", async () => {
    const formAnswers = [
      await forgot("viewer@harbour.example"),
      await forgot("viewer@harbour.example", "forgot/sent"),
      await forgot("nobody@harbour.example"),
    ];
    expect(formAnswers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await mails("viewer@harbour.example")).toHaveLength(2);
    expect(await mails("nobody@harbour.example")).toHaveLength(0);
  });

  it("B7: a reset sets the password once and ends every session", async () => {
    const { headers } = await signIn("viewer");
    const { secret, response } = await resetWith("viewer@harbour.example", "a-new-harbour");
    expect(response.status).toBe(204);
    expect((await me(headers)).status).toBe(401);
    expect((await login("viewer")).status).toBe(401);
    expect((await login("viewer", "a-new-harbour")).status).toBe(200);
    const used = await post(`/channel/harbour/reset/${secret}`, { password: "another-one" });
    expect(used.status).toBe(410);
  });

  it("B7: a link that is used ten times at once works once", async () => {
    await forgot("viewer@harbour.example");
    const secret = await secretIn("viewer@harbour.example", "reset_token");
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(`/channel/harbour/reset/${secret}`, { password: `a-new-harbour-${index}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(9);
  });

  it("B8: a weak password does not use up the link", async () => {
    const { secret, response } = await resetWith("viewer@harbour.example", "short");
    expect(response.status).toBe(422);
    const better = await post(`/channel/harbour/reset/${secret}`, { password: "a-new-harbour" });
    expect(better.status).toBe(204);
  });

  it("B9: a reset replaces an expired password, confirms the address, and adds a password to a social account", async () => {
    for (const name of ["expired", "unverified", "social"]) {
      await forgetLimits();
      expect((await resetWith(`${name}@harbour.example`, "a-new-harbour")).response.status).toBe(
        204,
      );
      expect((await login(name, "a-new-harbour")).status).toBe(200);
    }
  });

  it("B10: a reset link expires after an hour", async () => {
    await forgot("viewer@harbour.example");
    const secret = await secretIn("viewer@harbour.example", "reset_token");
    await shift(hour + 1000);
    const response = await post(`/channel/harbour/reset/${secret}`, { password: "a-new-harbour" });
    expect(response.status).toBe(410);
  });

  it("B11: a changed password keeps this session, ends the others and is reported by mail", async () => {
    const [one, other] = [await signIn("viewer"), await signIn("viewer")];
    const body = { current_password: password, password: "a-new-harbour" };
    const path = "/channel/harbour/me/change-password";
    expect((await post(path, body, one.headers)).status).toBe(204);
    expect((await me(one.headers)).status).toBe(200);
    expect((await me(other.headers)).status).toBe(401);
    expect((await login("viewer", "a-new-harbour")).status).toBe(200);
    const [mail] = await mails("viewer@harbour.example");
    expect(mail?.subject).toBe("Your password for Harbour was changed");
    expect((await post(`${path}/sent`, {}, one.headers)).status).toBe(204);
    expect(await mails("viewer@harbour.example")).toHaveLength(2);
  });

  it("B12: a wrong or weak password is 422 at its field, and a missing access token is 401", async () => {
    const { headers } = await signIn("viewer");
    const path = "/channel/harbour/me/change-password";
    const wrong = await post(path, { current_password: "x", password: "a-new-harbour" }, headers);
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({
        detail: "WRONG_PASSWORD",
        data: { fields: { current_password: "The current password is incorrect." } },
      }),
    ]);
    const weak = await post(path, { current_password: password, password: "short" }, headers);
    expect(await weak.json()).toMatchObject({ detail: "WEAK_PASSWORD" });
    expect((await post(path, {}, bearer("x".repeat(43)))).status).toBe(401);
  });

  // docs/security.md SE-36
  it("B13: mails are limited for an address whether or not it is known", async () => {
    for (const name of ["viewer", "nobody"]) {
      for (let sent = 0; sent < 10; sent += 1) await forgot(`${name}@harbour.example`);
      expect((await forgot(`${name}@harbour.example`)).status).toBe(429);
    }
  });

  it("B14: mails are in the language of the request, and contain nothing that was typed", async () => {
    const names = { first_name: "https://evil.example", last_name: "<b>" };
    await signUp("nora@quay.example", names, { "Accept-Language": "sv" });
    const [mail] = await mails("nora@quay.example");
    expect(mail?.subject).toBe("Bekräfta din e-postadress för Harbour");
    expect(mail?.text).not.toContain("evil");
  });

  it("B15: the alerts of a viewer can be cleared", async () => {
    const { headers } = await signIn("alerts");
    expect(await (await me(headers)).json()).toMatchObject({ alerts: 3 });
    const path = `${client.origin()}/ch/harbour/users/me/alerts`;
    expect((await fetch(path, { method: "DELETE", headers })).status).toBe(204);
    expect(await (await me(headers)).json()).toMatchObject({ alerts: 0 });
  });
});
