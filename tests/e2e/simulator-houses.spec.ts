import { expect, test } from "../support/journey.ts";
import { emailOf } from "./support/accounts.ts";
import { openSimulator, type Simulator } from "./support/simulator.ts";

const ways = [
  { channel: "demo", house: "Google" },
  { channel: "demo", house: "Apple" },
  { channel: "academy", house: "Campus Account" },
];

async function goToHouse({ phone, show }: Simulator, house: string): Promise<void> {
  await show("/mobile/user/signIn");
  await phone.getByRole("button", { name: `Continue with ${house}` }).click();
}

for (const { channel, house } of ways) {
  test(`${channel}: ${house} signs in and out in the simulator's phone`, async ({ page }) => {
    const simulator = await openSimulator(page, channel);
    const { phone, expectTold, show, address } = simulator;
    await goToHouse(simulator, house);
    await phone.getByRole("button", { name: "Vera Lindqvist" }).click();
    await expectTold({ type: "login", user: { email: emailOf("viewer", channel) } });
    await show("/mobile/user/account");
    await phone.getByRole("button", { name: "Sign out" }).click();
    await expectTold({ type: "logout" });
    await expect.poll(address).toMatch(/\/mobile\/user\/logout\?done=1$/);
    // The house has forgotten who it was, too.
    await goToHouse(simulator, house);
    await expect(phone.getByRole("heading", { name: `plays ${house}` })).toBeVisible();
  });
}

test("a house that is left in the simulator's phone says so on its sign-in page", async ({
  page,
}) => {
  const simulator = await openSimulator(page);
  await goToHouse(simulator, "Google");
  await simulator.phone.getByRole("button", { name: "Cancel" }).click();
  await expect(simulator.phone.getByRole("main").getByRole("alert")).toBeVisible();
  expect(await simulator.messages()).toEqual([]);
});

test("a house in a frame of any other page is not shown", async ({ page, announce }) => {
  announce(
    /^Framing '.*' violates the following Content Security Policy directive: "frame-ancestors /,
    "Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE",
  );
  const simulator = await openSimulator(page);
  await goToHouse(simulator, "Google");
  await expect(simulator.phone.getByRole("button", { name: "Cancel" })).toBeVisible();
  const house = simulator.address();
  await page.goto(house.replace("console.demo", "lumen").replace(/\/identity.*/, "/health"));
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, house);
  const framed = page.frameLocator("iframe");
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(framed.getByRole("button", { name: "Cancel" })).toHaveCount(0);
});
