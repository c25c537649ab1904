import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, type Screen } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

test("open registration questions precede a film, are reported to the app, and the film follows", async ({
  page,
  announce,
}) => {
  announce(428);
  const film = "/mobile/video/first-corner-ten-cars";
  const { phone, handOff, show, expectMessage, address } = await openSimulator(page, "arena");
  await handOff(emailOf("missing", "arena"), "/mobile");
  await expect.poll(address).toBe(site("arena", "/mobile/user/userRegistration"));
  await show(film);
  await expect.poll(address).toBe(site("arena", film));
  await fillRegistration(phone);
  await phone.getByRole("button", { name: "Submit" }).click();
  await expectMessage({ v: 1, type: "registration" });
  await expect(phone.getByRole("button", { name: "Play" }).first()).toBeVisible();
  expect(address()).toBe(site("arena", film));
});

async function fillRegistration(screen: Screen): Promise<void> {
  await expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled();
  for (const field of await screen.getByRole("textbox").all()) await field.fill("1990-05-17");
  for (const field of await screen.getByRole("combobox").all()) {
    await field.click();
    await field.press("Enter");
  }
}
