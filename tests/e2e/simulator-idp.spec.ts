import { provider } from "../support/addresses.ts";
import { consolePort } from "../support/ports.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf } from "./support/accounts.ts";
import { openSimulator, type Simulator } from "./support/simulator.ts";

const methods = [
  { channel: "demo", idp: "Google" },
  { channel: "demo", idp: "Apple" },
  { channel: "academy", idp: "Campus Account" },
];

async function goToIdp({ phone, show, address }: Simulator, idp: string): Promise<void> {
  await show("/mobile/user/signIn");
  await phone.getByRole("button", { name: `Continue with ${idp}` }).click();
  await expect.poll(address).toContain(`:${consolePort}/`);
}

for (const { channel, idp } of methods) {
  test(`${channel}: ${idp} signs in and out in the simulator's phone @full`, async ({ page }) => {
    const simulator = await openSimulator(page, channel);
    const { phone, expectTold, show, address } = simulator;
    await goToIdp(simulator, idp);
    await phone.getByRole("button", { name: "Vera Lindqvist" }).click();
    await expectTold({ type: "login", user: { email: emailOf("viewer", channel) } });
    await show("/mobile/user/account");
    await phone.getByRole("button", { name: "Sign out" }).click();
    await expectTold({ type: "logout" });
    await expect.poll(address).toMatch(/\/mobile\/user\/logout\?done=1$/);
    // The identity provider has forgotten who it was, too.
    await goToIdp(simulator, idp);
    await expect(phone.getByRole("heading", { name: `plays ${idp}` })).toBeVisible();
  });
}

test("an identity provider that is left in the simulator's phone says so on its sign-in page", async ({
  page,
}) => {
  const simulator = await openSimulator(page);
  await goToIdp(simulator, "Google");
  await simulator.phone.getByRole("button", { name: "Cancel" }).click();
  await expect(simulator.phone.getByRole("main").getByRole("alert")).toBeVisible();
  expect(await simulator.messages()).toEqual([]);
});

test("an identity provider in a frame of any other page is not shown @full", async ({
  page,
  announce,
}) => {
  announce(
    /^Framing '.*' violates the following Content Security Policy directive: "frame-ancestors /,
    "Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE",
    "Failed to load resource: the server responded with a status of 400 ()",
  );
  const simulator = await openSimulator(page);
  await goToIdp(simulator, "Google");
  await expect(simulator.phone.getByRole("button", { name: "Cancel" })).toBeVisible();
  const idp = simulator.address();
  await page.goto(provider("/health").replace("localhost", "lumen.localhost"));
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, idp);
  const framed = page.frameLocator("iframe");
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(framed.getByRole("button", { name: "Cancel" })).toHaveCount(0);
});
