import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { tinyViewer } from "../support/tiny-accounts.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { hostileCode, hostileCss, codeThatReports } from "./support/hostile-code.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { useTinySite } from "./support/tiny-site.ts";

let cdn: Server;
const notices: { kind: string; detail: string }[] = [];
const hostAt = (name: string) => `${name}.localhost:${(cdn.address() as AddressInfo).port}`;

/** A channel with a theme of low contrast, whose owner adds settings. */
function channelOf(token: string, settings: object) {
  return aTinyChannel(token, {
    style: { theme: { background: "#fff", text: "#ddd", colorScheme: "light" } },
    settings: { main: {}, viewers: { subscriptionType: "none" }, ...settings },
  });
}

test.beforeAll(async () => {
  cdn = createServer((request, response) => {
    const name = request.url?.slice(1, -3) ?? "";
    const headers = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
    response.writeHead(200, headers);
    response.end(codeThatReports(name));
  });
  await new Promise<void>((done) => cdn.listen(0, "127.0.0.1", done));
});
test.afterAll(() => {
  cdn.close();
  cdn.closeAllConnections();
});

const { tinySite } = useTinySite((provider) => {
  const customCode = hostileCode(hostAt("cdn"), hostAt("other"));
  const tiny = channelOf("tiny", { customCode, customCss: hostileCss });
  // Its viewers sign in with this id.
  provider.respondWithJson("/ch/tiny", { ...tiny, channel_id: "t1" });
  provider.respondWithJson("/ch/tame", channelOf("tame", {}));
  const sections = { data: [], paging: { page: 1, total_items: 0 } };
  provider.respondWithJson("/ch/tame/pages/front/sections", sections);
  // A page of the owner with the same path.
  for (const name of ["user%2FsignIn", "payment%2Fconfirm"]) {
    provider.respondWithJson(`/ch/tiny/pages/${name}`, { token: "about", url: name, name });
  }
  provider.respondWith("/ch/tiny/notices", (response) => {
    notices.push(Object(provider.sentTo("/ch/tiny/notices")?.body));
    response.writeHead(204).end();
  });
});

const noise = [
  /Content Security Policy/,
  /Unexpected identifier|unexpected token/,
  /missing\.png|404/,
];
const whatRan = (page: Page) =>
  page.evaluate(() => ((self as unknown as { ran?: string[] }).ran ?? []).toSorted());

// docs/security.md SE-26
test("broken, hostile code does not break the page, and permitted code runs", async ({
  page,
  announce,
}) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  await waitForHydration(page, page.locator("main"));
  await page.locator("#owner").click();
  await expect(page.getByRole("contentinfo")).toContainText("A very small channel.");
  await expect(page.getByRole("region", { name: "Everything" }).getByRole("link")).toHaveCount(2);
  await expect(page.locator("#owner")).toHaveAttribute("data-seen", "yes");
  await expect.poll(() => whatRan(page)).toEqual(["early", "footer", "header", "named"]);
});

test("the owner's style sheet applies, and cannot leave its element", async ({
  page,
  announce,
}) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  expect(await page.locator("img[src=x]").count()).toBe(0);
});

test("the site's metadata is not changed by the owner's code", async ({ page, announce }) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  await expect(page).toHaveTitle("tiny channel");
  await expect(page.locator("base")).toHaveCount(0);
  await expect(page.locator("meta[http-equiv]")).toHaveCount(0);
  await expect(page.locator('head meta[name="owner-verification"]')).toHaveCount(1);
});

test("a soft link does not run the code again", async ({ page, announce }) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  await waitForHydration(page, page.locator("main"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect.poll(() => whatRan(page)).toEqual(["early", "footer", "header", "named"]);
  await expect(page.locator("#owner")).toHaveAttribute("data-seen", "yes");
});

// docs/security.md SE-25
test("a link to a page without the owner's code removes the code", async ({ page, announce }) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  await waitForHydration(page, page.locator("main"));
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/user/signIn";
    link.textContent = "To sign in";
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "To sign in" }).click();
  await page.waitForURL("**/user/signIn");
  expect(await whatRan(page)).toEqual([]);
});

for (const [variant, path] of [
  ["", "/paywalls/?context=one"],
  ["", "/paywalls/p1"],
  ["/mobile", "/mobile/paywalls/?context=one"],
] as const) {
  test(`the owner's code runs on ${variant || "/"} and not on the linked page ${path}${matrixUnless(path === "/paywalls/p1")}`, async ({
    page,
    announce,
  }) => {
    announce(...noise);
    await signIn(page, tinySite().at("tiny"), tinyViewer);
    await page.goto(tinySite().at("tiny", variant || "/"));
    await waitForHydration(page, page.locator("main"));
    await expect.poll(() => whatRan(page)).toEqual(["early", "footer", "header", "named"]);
    await page.evaluate((href) => {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: "To the paywall" });
      document.querySelector("main")?.append(link);
    }, path);
    await page.getByRole("link", { name: "To the paywall" }).click();
    await expect(page.getByRole("heading", { name: "Choose how to watch" })).toBeVisible();
    await expect(page).toHaveURL(tinySite().at("tiny", path));
    expect(await whatRan(page)).toEqual([]);
    await expect(page.locator("#owner, [data-owner]")).toHaveCount(0);
    await expect(page.locator('meta[name="owner-verification"]')).toHaveCount(0);
    await expect(page.locator("body")).not.toHaveCSS("outline-color", "rgb(1, 2, 3)");
  });
}

for (const path of [
  "/error",
  "/user/signIn",
  "/mobile/user/signIn",
  "/user/forgotPassword",
  "/nowhere",
]) {
  // docs/security.md SE-25
  test(`${path} has neither code nor a style sheet of the owner`, async () => {
    const { body, headers } = await sendRequest("tiny", { path, port: tinySite().port });
    expect(body).not.toMatch(/\sdata-owner=|"data-owner"/);
    expect(body).not.toContain("owner-verification");
    expect(body).not.toContain("outline: 3px");
    expect(headers["content-security-policy"]).not.toContain(hostAt("cdn"));
    expect(headers["content-security-policy"]).not.toContain("report-uri");
    expect(body).toContain("--color-bg:#ffffff");
  });
}

test("on a personal page the code runs by that page's nonce", async ({ page, announce }) => {
  // By its nonce the page trusts every script that its own scripts load.
  announce(...noise.slice(1));
  await page
    .context()
    .addCookies([{ name: "mq_session", value: "broken", url: tinySite().at("tiny") }]);
  const response = await page.goto(tinySite().at("tiny", "/video/one"));
  expect(response?.headers()["content-security-policy"]).toMatch(
    /script-src 'nonce-[^']+' 'strict/,
  );
  await waitForHydration(page, page.locator("main"));
  const wanted = ["early", "footer", "header", "named"];
  await expect.poll(() => whatRan(page)).toEqual(expect.arrayContaining(wanted));
  expect(await whatRan(page)).not.toContain("style");
});

test("the web view's pages contain the owner's code", async () => {
  const { body } = await sendRequest("tiny", {
    path: "/mobile/pages/about",
    port: tinySite().port,
  });
  expect(body).toContain("owner-verification");
});

// docs/security.md SE-25
test("another channel on the same site has none of the code", async ({ page }) => {
  await page.goto(tinySite().at("tame"));
  await expect(page).toHaveTitle("tame channel");
  expect(await whatRan(page)).toEqual([]);
  await expect(page.locator("body")).not.toHaveCSS("outline-color", "rgb(1, 2, 3)");
});

// docs/security.md SE-26
test("the policy allows the owner's host and nothing looser", async () => {
  const { headers } = await sendRequest("tiny", { port: tinySite().port });
  const policy = String(headers["content-security-policy"]).split("; ");
  const scripts = policy.find((part) => part.startsWith("script-src"))?.split(" ") ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "script-src",
    "'self'",
    hostAt("cdn"),
  ]);
});

test("the owner is notified of blocked, removed and corrected code", async ({ page, announce }) => {
  announce(...noise);
  await page.goto(tinySite().at("tiny"));
  const details = () => notices.map(({ kind, detail }) => `${kind}: ${detail}`).join("\n");
  await expect.poll(details).toContain(`csp: A script of ${hostAt("other")} was blocked`);
  expect(details()).toMatch(/contrast: text #dddddd on background #ffffff has 1\.3:1/);
  expect(details()).toContain("custom_code: The handler onclick on <button> was left out");
  expect(details()).toContain("custom_code: Among the custom code's hosts");
});
