import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../lib/contract/payment-periods.ts";
import { accountsOf, password, site } from "./support/accounts.ts";
import { oneDatabase } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const email = "viewer@harbour.example";
const path = "/channel/harbour/me/deletion";

describe.each(oneDatabase)("the end of an account on $name", (database) => {
  const client = useProvider(database, { catalogues: [paidHarbour] });
  const shop = shopOf(client);
  const { login, mails, me, post, signIn } = accountsOf(client);
  beforeEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  const requestDeletion = (headers: Record<string, string>, current_password = password) =>
    post(path, { current_password, success_url: `${site}/` }, headers);
  const readUndoLink = async () => {
    const [mail] = await mails(email);
    return new URL(mail?.links[0] ?? site).pathname;
  };
  const detailOf = async (response: Response) => [response.status, (await response.json()).detail];

  // docs/security.md SE-248
  it("B25: a deletion signs out everywhere, and a sign-in is refused with the mail once more", async () => {
    const { headers } = await signIn("viewer");
    expect(await detailOf(await requestDeletion(headers, "wrong"))).toEqual([
      422,
      "WRONG_PASSWORD",
    ]);
    expect((await requestDeletion(headers)).status).toBe(200);
    expect((await me(headers)).status).toBe(401);
    expect(await detailOf(await login("viewer"))).toEqual([409, "ACCOUNT_DELETION"]);
    expect(await mails(email)).toHaveLength(2);
    expect(await detailOf(await login("viewer", "wrong"))).toEqual([401, "WRONG_CREDENTIALS"]);
  });

  // docs/security.md SE-248
  it("B26: the link of the mail shows a page, whose button undoes the deletion, once", async () => {
    const { headers } = await signIn("viewer");
    await requestDeletion(headers);
    const link = await readUndoLink();
    const page = await client.get(link);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("Keep my account"),
    ]);
    expect((await login("viewer")).status).toBe(409);
    const press = () =>
      fetch(client.origin() + link, {
        method: "POST",
        headers: { Origin: publicOrigin, "Content-Type": "application/x-www-form-urlencoded" },
        redirect: "manual",
      });
    const undone = await press();
    expect([undone.status, undone.headers.get("location")]).toEqual([303, `${site}/user/signIn`]);
    expect((await login("viewer")).status).toBe(200);
    expect((await press()).status).toBe(410);
  });

  it("B27: after seven days the account and its mails are gone", async () => {
    await shop.buy("viewer", "crew/crew-bound");
    const { headers } = await signIn("viewer");
    await requestDeletion(headers);
    await shop.goTo(addDays(await shop.clock(), 6));
    expect((await login("viewer")).status).toBe(409);
    await shop.goTo(addDays(await shop.clock(), 2));
    expect((await login("viewer")).status).toBe(401);
    expect(await mails(email)).toEqual([]);
  });

  it("B28: a subscription with a commitment is not charged after the deletion was requested", async () => {
    await shop.buy("viewer", "crew/crew-bound");
    const { headers } = await signIn("viewer");
    await requestDeletion(headers);
    const undone = await fetch(client.origin() + (await readUndoLink()), {
      method: "POST",
      headers: { Origin: publicOrigin, "Content-Type": "application/x-www-form-urlencoded" },
      redirect: "manual",
    });
    expect(undone.status).toBe(303);
    await shop.goTo(addDays(await shop.clock(), 40));
    expect(await shop.invoices("viewer")).toHaveLength(1);
    expect(await shop.purchases("viewer")).toMatchObject([{ status: "expired" }]);
  });

  it("B29: the data of a viewer are one document without secrets", async () => {
    await shop.buy("viewer", "crew/crew-bound");
    const { headers } = await signIn("viewer");
    const data = await client.json("/ch/harbour/users/me/data", headers);
    expect(data).toMatchObject({
      account: { email },
      purchases: [{ paywall: "crew" }],
      invoices: [{ status: "paid" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
    expect((await client.get("/ch/harbour/users/me/data")).status).toBe(401);
  });

  // docs/security.md SE-249
  it("B30: signing out everywhere ends all sessions, also the one that requests it", async () => {
    const [one, other] = [await signIn("viewer"), await signIn("viewer")];
    const response = await fetch(`${client.origin()}/ch/harbour/user-devices`, {
      method: "DELETE",
      headers: one.headers,
    });
    expect(response.status).toBe(204);
    expect([(await me(one.headers)).status, (await me(other.headers)).status]).toEqual([401, 401]);
  });
});
