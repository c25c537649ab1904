import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSite, startWithoutFront } from "./support/started-site.ts";
import { startSiteWithTexts } from "./support/site-with-texts.ts";

test("the home page hydrates under its content security policy", async ({ page }) => {
  const response = await page.goto(site("demo"));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  await waitForHydration(page);
});

test("a site whose output is no longer read exits with code 0", async () => {
  const startedSite = await startSite();
  expect(await startedSite.deafen()).toBe(0);
});

// docs/security.md SE-77
test("a site without its front serves no page", async () => {
  const bare = await startWithoutFront();
  const paths = ["/", "/mobile", "/user/signIn", "/video/blue-hour", "/api/viewer", "/api/health"];
  for (const path of [
    ...paths,
    "/robots.txt",
    "/sitemap.xml",
    "/ads.txt",
    "/manifest.webmanifest",
  ]) {
    const response = await sendRequest("demo", { path, port: bare.port });
    expect([path, response.status, response.body]).toEqual([
      path,
      503,
      "Start the site with its front.\n",
    ]);
  }
  await bare.stop();
});

const anyHost = "any host is served: SITE_HOSTS is not set";

test("the log warns that any host is served, and names the request whose call failed", async () => {
  const startedSite = await startSite({ PROVIDER_API_URL: "http://127.0.0.1:9" });
  const response = await sendRequest("demo", { port: startedSite.port });
  expect(response.status).toBe(503);
  const id = String(response.headers["x-request-id"]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(() => startedSite.log().filter(({ requestId }) => requestId === id))
    .toContainEqual(expect.objectContaining({ msg: "call failed", call: "channel" }));
  expect(startedSite.log().map(({ msg }) => msg)).toContain(anyHost);
  await startedSite.stop();
});

test("a site that serves only named domains sends an empty response to other hosts", async () => {
  const startedSite = await startSite({ SITE_HOSTS: "localhost" });
  expect((await sendRequest("demo", { port: startedSite.port })).status).toBe(200);
  const other = await sendRequest("demo", {
    port: startedSite.port,
    headers: { host: "demo.example.com" },
  });
  expect([other.status, other.body]).toEqual([421, "This host is not served here\n"]);
  expect(startedSite.log().map(({ msg }) => msg)).not.toContain(anyHost);
  await startedSite.stop();
});

// docs/security.md SE-76
test("a site that cannot read its texts responds with an error until it can", async () => {
  const startedSite = await startSiteWithTexts({});
  const texts = await readFile("public/lng/lang-en.json");
  await rm(startedSite.englishTexts);
  // It exists, but is no readable file.
  await mkdir(startedSite.englishTexts);
  const failed = await sendRequest("demo", { port: startedSite.port });
  expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "5"]);
  // docs/security.md SE-202
  expect(failed.body).toContain("<h1>Server error</h1>");
  await rm(startedSite.englishTexts, { recursive: true });
  await writeFile(startedSite.englishTexts, texts);
  expect((await sendRequest("demo", { port: startedSite.port })).status).toBe(200);
  await startedSite.stop();
});

// docs/security.md SE-71
test("a viewer with too many cookies can use the site after a reload", async ({
  page,
  context,
  announce,
}) => {
  const address = site("demo");
  const value = "x".repeat(1_024);
  const tossed = Array.from({ length: 90 }, (_, i) => ({ name: `c${i}`, value, url: address }));
  await context.addCookies(tossed);
  announce(431);
  const refused = await page.goto(address);
  expect(refused?.status()).toBe(431);
  await expect(page.getByText("load the page again")).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
});
