import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { emailOf, form, openForm } from "./support/accounts.ts";

for (const prefix of ["", "/mobile"]) {
  test(`${prefix}/user: a viewer who signs in only by an identity provider needs no current password${matrixUnless(prefix === "")}`, async ({
    page,
  }) => {
    await openForm(page, `${prefix}/user/signIn`);
    await form(page).press("Continue with Google");
    await page.getByRole("button", { name: "Sofia Marino" }).click();
    await expect(page).toHaveURL(site("demo", prefix || "/"));
    const { main, email, press } = await openForm(page, `${prefix}/user/changePassword`);
    await expect(main.getByLabel("Current password")).toHaveCount(0);
    await email.fill(emailOf("social"));
    await press("Send link");
    await expect(main.getByRole("heading", { name: "Link sent" })).toBeVisible();
  });
}
