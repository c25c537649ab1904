import { consolePort } from "../support/ports.ts";
import { expect, test } from "../support/journey.ts";
import { openSimulator, type Simulator } from "./support/simulator.ts";

async function goToIdp({ phone, show, address }: Simulator, idp: string): Promise<void> {
  await show("/mobile/user/signIn");
  await phone.getByRole("button", { name: `Continue with ${idp}` }).click();
  await expect.poll(address).toContain(`:${consolePort}/`);
}

test("the simulator's sign-in page shows that signing in at an identity provider was cancelled", async ({
  page,
}) => {
  const simulator = await openSimulator(page);
  await goToIdp(simulator, "Google");
  await simulator.phone.getByRole("button", { name: "Cancel" }).click();
  await expect(simulator.phone.getByRole("main").getByRole("alert")).toBeVisible();
  expect(await simulator.messages()).toEqual([]);
});
