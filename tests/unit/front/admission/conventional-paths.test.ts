import { describe, expect, test } from "vitest";
import { countingSite } from "../counting-site.ts";
import { startFront } from "../../../support/running-front.ts";

// docs/behaviour.md BE-445
describe("a path that programs request of every site", () => {
  test.each([
    ["/.well-known/change-password", "/user/changePassword"],
    ["/apple-touch-icon.png", "/app-icon/192.png"],
    ["/apple-touch-icon-120x120-precomposed.png?v=2", "/app-icon/192.png"],
  ])("%s leads to what the site has", async (path, target) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const { status, headers } = await front.request(path);
    expect([status, headers.location, site.renders()]).toEqual([307, target, 0]);
  });

  test.each([
    "/wp-login.php",
    "/wp-admin/",
    "/blog/xmlrpc.php?rsd",
    "/.env",
    "/.git/config",
    "/.well-known/security.txt",
    "/.well-known/assetlinks.json",
    "/security.txt",
    "/app-ads.txt",
    "/backup.sql",
    "/index.php/admin",
  ])("%s is a short 404 that nobody renders", async (path) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const { status, body } = await front.request(path);
    expect([status, body, site.renders()]).toEqual([404, "Not found\n", 0]);
  });

  test.each([
    "/",
    "/about/us",
    "/pages/wp",
    "/php",
    "/video/a.php",
    "/pages/b.env",
    "/paywalls/c.log",
    "/ads.txt",
    "/envelope",
    "/security",
  ])("%s is a page", async (path) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request(path);
    expect(site.renders()).toBe(1);
  });
});
