import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { openForm } from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

const channel = "demo";
const removed = "This device was removed from your account.";

/** Another device of the viewer removes the one that `token` is for. */
async function remove(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(provider(`/ch/${channel}/user-devices`), { headers });
  const devices: { id: string; isCurrentDevice: boolean }[] = await list.json();
  const own = devices.find(({ isCurrentDevice }) => isCurrentDevice);
  const address = provider(`/ch/${channel}/user-devices/${own?.id}`);
  const answer = await fetch(address, { method: "DELETE", headers });
  expect(answer.status).toBe(204);
}

for (const base of ["", "/mobile"]) {
  test(`a removed device is signed out at its next page, and told why${base && ` under ${base}`}${matrixUnless(base === "")}`, async ({
    page,
  }) => {
    const token = await startSession(page, channel, "viewer");
    await openForm(page, `${base}/user/account`);
    // A call that is under way when the device goes would notice it, too, and be told of later.
    await page.waitForLoadState("networkidle");
    await remove(token);
    await page.reload();
    await expect(page).toHaveURL(site(channel, `${base}/user/signIn`));
    await expect(page.getByRole("alert").filter({ hasText: removed })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByText(removed)).toHaveCount(0);
  });
}

test("a device that was removed while a page was open is told so when the page's call has noticed", async ({
  page,
}) => {
  const token = await startSession(page, channel, "viewer");
  await openForm(page, "/user/account");
  await remove(token);
  await page.evaluate(() => fetch("/api/viewership"));
  await openForm(page, "/user/signIn?lng=de");
  await expect(page.getByText("Dieses Gerät wurde aus deinem Konto entfernt")).toBeVisible();
});
