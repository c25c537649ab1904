import { afterEach, describe, expect, it } from "vitest";
import { accountsOf, password, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)("accounts under attack on $name", (database) => {
  const client = useProvider(database);
  const { mails, post, signIn, signUp } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  it("B18: a changed password invalidates the reset links that were requested before", async () => {
    const email = "viewer@harbour.example";
    const { headers } = await signIn("viewer");
    await post("/channel/harbour/forgot", { email, success_url: `${site}/user/changePassword` });
    await expect.poll(async () => (await mails(email)).length).toBe(1);
    const [mail] = await mails(email);
    const secret = new URL(mail?.links[0] ?? "").searchParams.get("reset_token");
    const change = { current_password: password, password: "a-new-mooring" };
    expect((await post("/channel/harbour/me/change-password", change, headers)).status).toBe(204);
    const taken = await post(`/channel/harbour/reset/${secret}`, { password: "taken-over-now" });
    expect(taken.status).toBe(410);
  });

  it("B19: a name with a control character is 422 at its field", async () => {
    const response = await signUp("nul@quay.example", { first_name: "No\u0000ra" });
    expect(response.status).toBe(422);
    expect((await response.json()).data.fields).toHaveProperty("first_name");
  });

  it("B19: a form answer with a control character is 422 at its field", async () => {
    const { headers } = await signIn("viewer");
    const fieldValue = (field: string, value: string | number) => ({
      registration_field_token: field,
      value,
    });
    const formAnswers = [
      fieldValue("berth", "North"),
      fieldValue("born", 0),
      fieldValue("nickname", "a\u0000b"),
    ];
    const response = await post("/ch/harbour/users/me/registration-fields", formAnswers, headers);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).data.fields)).toEqual(["nickname"]);
  });
});
