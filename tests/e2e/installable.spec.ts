import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { channels } from "./support/channels.ts";

test.use({ serviceWorkers: "allow" });

for (const { token: channel } of channels) {
  test(`${channel} may be installed: the browser finds no fault in its manifest${matrixUnless(channel === "demo")}`, async ({
    page,
    context,
  }) => {
    await page.goto(site(channel));
    const browser = await context.newCDPSession(page);
    const manifest = await browser.send("Page.getAppManifest");
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  });

  test(`BE-356: ${channel}'s icons are as large as its manifest says, one of them to be cut${matrixUnless(channel === "demo")}`, async ({
    page,
  }) => {
    const { body } = await sendRequest(channel, { path: "/manifest.webmanifest" });
    const icons: { src: string; sizes: string; purpose: string }[] = JSON.parse(body).icons;
    expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
    await page.goto(site(channel, "/api/health"));
    const loadedIcons = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const picture = await (await fetch(address)).blob();
            const { width, height } = await createImageBitmap(picture);
            return [picture.type, `${width}x${height}`];
          }),
        ),
      icons.map(({ src }) => src),
    );
    expect(loadedIcons).toEqual(icons.map(({ sizes }) => ["image/png", sizes]));
  });
}

test("BE-356: the app's web view links no manifest", async () => {
  expect((await sendRequest("demo", { path: "/mobile" })).body).not.toContain('rel="manifest"');
});
