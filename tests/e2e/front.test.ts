import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { hydrated } from "./support/hydrated.ts";
import { startSite, startWithoutFront } from "./support/started-site.ts";
import { startSiteWithTexts } from "./support/site-with-texts.ts";

test("the home page hydrates under its policy", async ({ page }) => {
  const answer = await page.goto(site("demo"));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  await hydrated(page);
});

test("a site whose words nobody reads any more ends in order", async () => {
  const own = await startSite();
  expect(await own.deafen()).toBe(0);
});

// docs/security.md SE-77
test("a site without its front answers nothing", async () => {
  const bare = await startWithoutFront();
  const paths = ["/", "/mobile", "/user/signIn", "/video/blue-hour", "/api/viewer", "/api/health"];
  for (const path of [
    ...paths,
    "/robots.txt",
    "/sitemap.xml",
    "/ads.txt",
    "/manifest.webmanifest",
  ]) {
    const answer = await ask("demo", { path, port: bare.port });
    expect([path, answer.status, answer.body]).toEqual([
      path,
      503,
      "Start the site with its front.\n",
    ]);
  }
  await bare.stop();
});

const anyHost = "any host is served: SITE_HOSTS is not set";

test("the log says that any host is served, and names the request whose call failed", async () => {
  const own = await startSite({ PROVIDER_API_URL: "http://127.0.0.1:9" });
  const answer = await ask("demo", { port: own.port });
  expect(answer.status).toBe(503);
  const id = String(answer.headers["x-request-id"]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(() => own.log().filter(({ requestId }) => requestId === id))
    .toContainEqual(expect.objectContaining({ msg: "call failed", call: "channel" }));
  expect(own.log().map(({ msg }) => msg)).toContain(anyHost);
  await own.stop();
});

test("a site that serves named domains only says nothing to others", async () => {
  const own = await startSite({ SITE_HOSTS: "localhost" });
  expect((await ask("demo", { port: own.port })).status).toBe(200);
  const other = await ask("demo", { port: own.port, headers: { host: "demo.example.com" } });
  expect([other.status, other.body]).toEqual([421, "This host is not served here\n"]);
  expect(own.log().map(({ msg }) => msg)).not.toContain(anyHost);
  await own.stop();
});

// docs/security.md SE-76
test("a site that cannot read its texts says so, until it can", async () => {
  const own = await startSiteWithTexts({});
  const texts = await readFile("public/lng/lang-en.json");
  await rm(own.englishTexts);
  // There, and no file that can be read.
  await mkdir(own.englishTexts);
  const failed = await ask("demo", { port: own.port });
  expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "5"]);
  // docs/security.md SE-202
  expect(failed.body).toContain("<h1>Server error</h1>");
  await rm(own.englishTexts, { recursive: true });
  await writeFile(own.englishTexts, texts);
  expect((await ask("demo", { port: own.port })).status).toBe(200);
  await own.stop();
});

// docs/security.md SE-71
test("a viewer with more cookies than the site takes is in again after loading anew", async ({
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
