import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { openForm } from "./support/accounts.ts";

for (const path of ["/user/signIn", "/mobile/user/signIn", "/user/signUp"]) {
  test(`${path}: typed text is preserved when the provider is unavailable for a sign-in at an identity provider${matrixUnless(path === "/user/signIn")}`, async ({
    page,
    announce,
  }) => {
    announce(503);
    const { email, alert } = await openForm(page, path);
    await email.fill("vera@demo.example");
    await consoleApi.setFault({ call: "channel", kind: "down" });
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(alert).toHaveText(/isn’t responding/);
    await expect(page).toHaveURL(site("demo", path));
    await expect(email).toHaveValue("vera@demo.example");
    await consoleApi.clearFaults();
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("heading", { name: "Sandbox: this plays Google" })).toBeVisible();
  });
}
