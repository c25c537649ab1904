import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startSession } from "./support/session.ts";

const event = "saturn-at-opposition";

for (const prefix of ["", "/mobile"]) {
  test(`${prefix}/user/account lists the events that the viewer is told of, until they are stopped @full`, async ({
    page,
  }) => {
    await startSession(page, "demo", "member");
    const account = site("demo", `${prefix}/user/account`);
    await page.goto(account);
    const list = page.getByRole("region", { name: "Live notifications" });
    await expect(list).toContainText("You haven’t asked to be notified of any event.");
    await page.evaluate(
      (token) =>
        fetch("/api/live-notification", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ token, added: true }),
        }),
      event,
    );
    await page.reload();
    const link = list.getByRole("link", { name: "Saturn at Opposition" });
    await expect(link).toHaveAttribute("href", `${prefix}/video/${event}`);
    await expect(list).toContainText(/Starts /);
    const stopped = page.waitForResponse("**/api/live-notification");
    await list.getByRole("button", { name: "Stop notifying me of Saturn" }).click();
    await expect(link).toHaveCount(0);
    await stopped;
    await page.reload();
    await expect(list).toContainText("You haven’t asked to be notified of any event.");
  });
}
