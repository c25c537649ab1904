import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { sendJson, startTinyProvider, type TinyProvider } from "../support/tiny-provider.ts";
import { ask } from "./support/ask.ts";
import { hydrated } from "./support/hydrated.ts";
import { type OwnSite, startSite } from "./support/own-site.ts";

let provider: TinyProvider;
let cdn: Server;
let own: OwnSite;
const told: { kind: string; detail: string }[] = [];

const ran = (name: string) => `(self.ran ??= []).push("${name}")`;
const hostAt = (name: string) => `${name}.localhost:${(cdn.address() as AddressInfo).port}`;

const header = () => `
  <meta name="owner-verification" content="yes">
  <meta http-equiv="refresh" content="0;url=/pages/about?refreshed">
  <base href="https://evil.example/">
  <script>${ran("header")}; var late = "</scripts>";</script>
  <script src="http://${hostAt("cdn")}/named.js"></script>
  <script async crossorigin="anonymous" src="http://${hostAt("cdn")}/early.js"></script>
  <script>
    const later = document.createElement("script");
    later.src = "http://${hostAt("other")}/unnamed.js";
    document.head.append(later);
  </script>
  <title>Mine</title></head><body onload="${ran("onload")}">`;
const footer = () => `
  </main></div></body></html>
  <img src="/missing.png" onerror='${ran("onerror")}'>
  <button id="owner" onclick='${ran("onclick")}'>Owner</button>
  <a href="javascript:${ran("link")}">link</a>
  <iframe srcdoc="<script>parent.${ran("frame")}</script>"></iframe>
  <svg><script>${ran("svg")}</script></svg>
  <form action="/api/sections"><input name="password"></form>
  <script>${ran("footer")}; document.querySelector("#owner").dataset.seen = "yes";</script>
  <script>this is no program</script>
  <!-- <script>${ran("comment")}</script> -->
  <div><div><p>
  <script>var swallows = "<!--<script>";</script><p>`;
const css = `
  body { outline: 3px solid rgb(1, 2, 3) }
  </style><script>${ran("style")}</script><style>
  p::after { content: "</style><img src=x onerror='${ran("style-image")}'>" `;

/** The tiny channel with more in it; `tame` is the same without the owner's code. */
function channelAnswer(token: string, settings: object) {
  return {
    token,
    name: token,
    channel_id: token,
    url: token,
    origin: `http://${token}.localhost`,
    mode: "live",
    style: { theme: { background: "#fff", text: "#ddd", colorScheme: "light" } },
    header: { title: `${token} channel` },
    page: { token: "front", style: {} },
    settings: { main: {}, viewers: { subscriptionType: "none" }, ...settings },
  };
}

test.beforeAll(async () => {
  cdn = createServer((request, response) => {
    const name = request.url?.slice(1, -3) ?? "";
    const headers = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
    response.writeHead(200, headers);
    response.end(ran(name));
  });
  await new Promise<void>((done) => cdn.listen(0, "127.0.0.1", done));
  provider = await startTinyProvider();
  const customCode = { header: header(), footer: footer(), hosts: ["'unsafe-inline'", "*"] };
  const wild = channelAnswer("tiny", { customCode, customCss: css });
  provider.answerWith("/ch/tiny", (response) => sendJson(response, 200, wild));
  const tame = { ...channelAnswer("tame", {}), token: "tame" };
  provider.answerWith("/ch/tame", (response) => sendJson(response, 200, tame));
  provider.answerWith("/ch/tame/pages/front/sections", (response) =>
    sendJson(response, 200, { data: [], paging: { page: 1, total_items: 0 } }),
  );
  // A page of the owner's at the very address.
  for (const name of ["user%2FsignIn", "payment%2Fconfirm"]) {
    provider.answerWith(`/ch/tiny/pages/${name}`, (response) =>
      sendJson(response, 200, { token: "about", url: name, name }),
    );
  }
  provider.answerWith("/ch/tiny/notices", (response) => {
    told.push(Object(provider.sentTo("/ch/tiny/notices")?.body));
    response.writeHead(204).end();
  });
  own = await startSite({ PROVIDER_API_URL: provider.url });
});
test.afterAll(async () => {
  await own.stop();
  await provider.close();
  cdn.close();
  cdn.closeAllConnections();
});

const noise = [
  /Content Security Policy/,
  /Unexpected identifier|unexpected token/,
  /missing\.png|404/,
];
const whatRan = (page: Page) =>
  page.evaluate(() => ((self as unknown as { ran?: string[] }).ran ?? []).toSorted());

test("broken, hostile code leaves the page whole and runs what its owner may run", async ({
  page,
  announce,
}) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  await hydrated(page, page.locator("main"));
  await page.locator("#owner").click();
  await expect(page.getByRole("contentinfo")).toContainText("A very small channel.");
  await expect(page.getByRole("region", { name: "Everything" }).getByRole("link")).toHaveCount(2);
  await expect(page.locator("#owner")).toHaveAttribute("data-seen", "yes");
  await expect.poll(() => whatRan(page)).toEqual(["early", "footer", "header", "named"]);
});

test("the owner's style sheet counts, and cannot leave its element", async ({ page, announce }) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  expect(await page.locator("img[src=x]").count()).toBe(0);
});

test("what the site says of its page is still the site's", async ({ page, announce }) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  await expect(page).toHaveTitle("tiny channel");
  await expect(page.locator("base")).toHaveCount(0);
  await expect(page.locator("meta[http-equiv]")).toHaveCount(0);
  await expect(page.locator('head meta[name="owner-verification"]')).toHaveCount(1);
});

test("a soft link runs no code again", async ({ page, announce }) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  await hydrated(page, page.locator("main"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect.poll(() => whatRan(page)).toEqual(["early", "footer", "header", "named"]);
  await expect(page.locator("#owner")).toHaveAttribute("data-seen", "yes");
});

test("a link to a page without the owner's code leaves the code behind", async ({
  page,
  announce,
}) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  await hydrated(page, page.locator("main"));
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

for (const path of [
  "/error",
  "/user/signIn",
  "/mobile/user/signIn",
  "/user/forgotPassword",
  "/nowhere",
]) {
  test(`no code and no style sheet of the owner stands on ${path}`, async () => {
    const { body, headers } = await ask("tiny", { path, port: own.port });
    expect(body).not.toContain("data-owner");
    expect(body).not.toContain("owner-verification");
    expect(body).not.toContain("outline: 3px");
    expect(headers["content-security-policy"]).not.toContain(hostAt("cdn"));
    expect(headers["content-security-policy"]).not.toContain("report-uri");
    expect(body).toContain("--color-bg:#ffffff");
  });
}

test("on a page of one viewer's own the code runs by that page's nonce", async ({
  page,
  announce,
}) => {
  noise.forEach(announce);
  await page.context().addCookies([{ name: "mq_session", value: "broken", url: own.at("tiny") }]);
  const answer = await page.goto(own.at("tiny", "/video/one"));
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'nonce-[^']+' 'strict/);
  await hydrated(page, page.locator("main"));
  const wanted = ["early", "footer", "header", "named"];
  await expect.poll(() => whatRan(page)).toEqual(expect.arrayContaining(wanted));
  expect(await whatRan(page)).not.toContain("style");
});

test("the web view's pages carry it", async () => {
  const { body } = await ask("tiny", { path: "/mobile/pages/about", port: own.port });
  expect(body).toContain("owner-verification");
});

test("another channel on the same site knows nothing of it", async ({ page }) => {
  await page.goto(own.at("tame"));
  await expect(page).toHaveTitle("tame channel");
  expect(await whatRan(page)).toEqual([]);
  await expect(page.locator("body")).not.toHaveCSS("outline-color", "rgb(1, 2, 3)");
});

test("the policy names the owner's host and nothing looser", async () => {
  const { headers } = await ask("tiny", { port: own.port });
  const policy = String(headers["content-security-policy"]).split("; ");
  const scripts = policy.find((part) => part.startsWith("script-src"))?.split(" ") ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "script-src",
    "'self'",
    hostAt("cdn"),
  ]);
});

test("the owner learns what was blocked, left out and mended", async ({ page, announce }) => {
  noise.forEach(announce);
  await page.goto(own.at("tiny"));
  const details = () => told.map(({ kind, detail }) => `${kind}: ${detail}`).join("\n");
  await expect.poll(details).toContain(`csp: A script of ${hostAt("other")} was blocked`);
  expect(details()).toMatch(/contrast: text #dddddd on background #ffffff has 1\.3:1/);
  expect(details()).toContain("custom_code: The handler onclick on <button> was left out");
  expect(details()).toContain("custom_code: Among the custom code's hosts");
});
