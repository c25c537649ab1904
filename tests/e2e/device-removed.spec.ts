import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { openForm } from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

const channel = "demo";
const removed = "This device was removed from your account.";

/** Another device of the viewer removes the device with `token`. */
async function remove(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(provider(`/ch/${channel}/user-devices`), { headers });
  const devices: { id: string; isCurrentDevice: boolean }[] = await list.json();
  const currentDevice = devices.find(({ isCurrentDevice }) => isCurrentDevice);
  const address = provider(`/ch/${channel}/user-devices/${currentDevice?.id}`);
  const response = await fetch(address, { method: "DELETE", headers });
  expect(response.status).toBe(204);
}

for (const base of ["", "/mobile"]) {
  test(`a removed device is signed out at its next page and sees the reason${base && ` under ${base}`}${matrixUnless(base === "")}`, async ({
    page,
  }) => {
    const token = await startSession(page, channel, "viewer");
    await openForm(page, `${base}/user/account`);
    // A pending call would notice the removal too, and show the reason later.
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

test("a device that is removed while a page is open sees the reason after the page's next call", async ({
  page,
}) => {
  const token = await startSession(page, channel, "viewer");
  await openForm(page, "/user/account");
  await remove(token);
  await page.evaluate(() => fetch("/api/viewership"));
  await openForm(page, "/user/signIn?lng=de");
  await expect(page.getByText("Dieses Gerät wurde aus deinem Konto entfernt")).toBeVisible();
});
