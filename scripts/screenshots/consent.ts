import type { Page } from "playwright/test";

const choices = (page: Page) => page.getByRole("region", { name: "Privacy choices" });

/** True once a channel shows its consent dialog; false where it has none, and where a choice was made. */
export async function showsConsentDialog(page: Page): Promise<boolean> {
  if ((await page.locator("html[data-requires-consent]").count()) === 0) return false;
  await choices(page).waitFor();
  return true;
}

export async function declineConsent(page: Page): Promise<void> {
  if (!(await showsConsentDialog(page))) return;
  await choices(page).getByRole("button", { name: "Decline" }).click();
  await choices(page).waitFor({ state: "detached" });
}
