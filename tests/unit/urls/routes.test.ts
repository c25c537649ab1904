import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { isSameOriginRequest } from "../../../lib/api/read-json-request-body.ts";
import { mayCarryOwnerCode } from "../../../lib/channel/owner-code/may-carry-owner-code.ts";
import { cacheKeyOf } from "../../../lib/front/cache/cache-key.ts";
import type { GateDecision } from "../../../lib/gate/decision.ts";
import { rowWithWebViewLinks } from "../../../lib/sections/web-view-links.ts";
import { parseAddress, parseRoute, findRouteDefinition } from "../../../lib/urls/parse-address.ts";
import { pathKindOf, findRouteDefinitionOfPath } from "../../../lib/urls/path-kind.ts";
import {
  firstSegments,
  fullLoadSegments,
  isPageRoute,
  noPageSegments,
  type RouteDefinition,
  routes,
  userPages,
} from "../../../lib/urls/routes.ts";
import { pathInWebView } from "../../../lib/urls/site-paths.ts";
import { config } from "../../../middleware.ts";
import { gate, ready, visitor } from "../../support/gate.ts";

/** A path of each row, in which named segments are their names. */
const pathOf = ({ pattern }: RouteDefinition) =>
  pattern
    .replace(/\/:paywallId\?$/, "/p1")
    .replace(/:(\w+)/g, "$1-1")
    .replace("*", "some/thing");

type Case = [path: string, row: RouteDefinition, mobile: boolean];
const cases: Case[] = routes.flatMap((row) => {
  const path = pathOf(row);
  const site: Case = [path, row, false];
  return row.variants.includes("mobile") ? [site, [pathInWebView(path), row, true]] : [site];
});
const pages = cases.filter(([, row]) => isPageRoute(row));
const query = new URLSearchParams();

/** The gate's decision about a page for a visitor, unless it passes. */
const forVisitors: Record<string, GateDecision["kind"]> = {
  "/user/account": "redirect",
  "/user/logout": "redirect",
  "/user/userRegistration": "redirect",
  "/user/continue": "redirect",
  "/user/changePassword": "redirect",
  "/paywalls/:paywallId?": "redirect",
  "/payment/confirm": "redirect",
  "/payment/:paywallId/cancel": "redirect",
  "/payment/:paywallId/change": "redirect",
  "/error": "screen",
};

describe("a page of the table", () => {
  test.each(pages)("%s has its row by its first segment only", (path, row) => {
    const { access, contentParams, kind } = findRouteDefinitionOfPath(path);
    expect([access, contentParams, kind === row.kind || row.access === "private"]).toEqual([
      row.access,
      row.contentParams,
      true,
    ]);
  });

  test.each(pages)("%s is parsed as the route of its row", (path, row, mobile) => {
    const route = parseRoute(path, query);
    expect([route.kind, route.mobile]).toEqual([row.kind, mobile]);
    const read = findRouteDefinition(route);
    expect([read.access, read.reads]).toEqual([row.access, row.reads]);
  });

  test.each(pages)("%s has a file of Next that renders it", (_, row) => {
    const folder = row.pattern
      .replace("/:paywallId?", "/[[...paywallID]]")
      .replace(":paywallId", "[paywallID]")
      .replace(":contentId", "[contentID]");
    // Home and every page of a channel are one file.
    const isOfChannel = row.kind === "home" || row.kind === "page";
    const file = isOfChannel ? "/[[...path]]" : folder;
    expect(existsSync(`app/(pages)${file}/page.tsx`)).toBe(true);
  });

  test.each(pages)("%s is decided by the gate", (path, row, mobile) => {
    // The app's web view stays on the page to which a sign-out leads.
    const isLeft = row.pattern === "/user/logout" && mobile;
    const expected = isLeft ? "pass" : (forVisitors[row.pattern] ?? "pass");
    expect(gate(path, visitor, ready).kind).toBe(expected);
  });

  test.each(pages)("%s loses the handoff parameters in one redirect", (path, row) => {
    for (const name of row.viewerParams.filter((each) => each in handoff)) {
      const search = new URLSearchParams({ [name]: "1" });
      const { currentPath, handoffParams } = parseAddress(path, search);
      expect([currentPath, handoffParams]).toEqual([path, expect.anything()]);
    }
  });
});
const allContentParams = [...new Set(routes.flatMap((row) => row.contentParams))];
const keyWith = (path: string, requestedPath: string) =>
  keyOf(path)?.replace(` ${path} `, ` ${requestedPath} `);
const sampleOf: Record<string, string> = { sort_by: "start_time", filter_by: "tags:de" };
const handoff = { access_token: "", sg: "", bypass_cache: "" };

describe("a row of the table", () => {
  const kinds = { public: "page", signedOut: "video", private: "private" } as const;

  test.each(cases)("%s is cached as the row's access allows", (path, row) => {
    const isKind = row.kind === "api" || row.kind === "next" || row.kind === "text";
    const expectedKind = isKind ? row.kind : kinds[row.access];
    expect(pathKindOf(path)).toBe(expectedKind);
    const isShared = row.kind !== "api" && row.kind !== "next" && row.access !== "private";
    expect(keyOf(path) !== undefined).toBe(isShared);
  });

  test.each(pages.filter(([, row]) => row.access !== "private"))(
    "%s is cached separately by what its content depends on, and by nothing else",
    (path, row) => {
      for (const name of allContentParams) {
        const requestedPath = `${path}?${new URLSearchParams({ [name]: sampleOf[name] ?? "de" })}`;
        const isRead = row.contentParams.includes(name);
        expect([name, keyOf(requestedPath)]).toEqual([
          name,
          isRead ? keyWith(path, requestedPath) : keyOf(path),
        ]);
      }
      for (const name of ["utm_source", "t", "context", "tab", "page"]) {
        expect(keyOf(`${path}?${name}=1`)).toBe(keyOf(path));
      }
      for (const name of row.viewerParams) {
        expect(keyOf(`${path}?${name}=1`)).toBeUndefined();
      }
    },
  );

  // docs/security.md SE-25
  test.each(cases)("%s has the owner's code only where the row says so", (path, row) => {
    expect(mayCarryOwnerCode(path)).toBe(row.ownerCode);
  });

  test.each(cases)("%s is a soft navigation only where the row says so", (path, row, mobile) => {
    const isFull = fullLoadSegments.includes(path.split("/")[1] ?? "");
    expect(isFull).toBe(!row.softLink || mobile);
  });

  test.each(routes.map((row) => [pathOf(row), row] as const))(
    "%s has a version in the web view only where the row says so",
    (path, row) => {
      const view = { html: `<a href="${path}">x</a>`, items: [] };
      const { html } = rowWithWebViewLinks(
        view as unknown as Parameters<typeof rowWithWebViewLinks>[0],
        "",
      );
      const isMobile = row.variants.includes("mobile");
      expect(html).toBe(`<a href="${isMobile ? pathInWebView(path) : path}">x</a>`);
    },
  );

  test.each(cases)("%s is seen by the middleware when it is a page", (path, row) => {
    const [matcher = ""] = config.matcher;
    expect(new RegExp(`^${matcher}$`).test(path)).toBe(isPageRoute(row));
  });

  test.each(pages)("a call of /api that %s makes comes from a page of the site", (path) => {
    const origin = "http://demo.localhost";
    const headers = { host: "demo.localhost", origin, referer: origin + path };
    expect(isSameOriginRequest(new Headers(headers))).toBe(true);
  });
});

describe("the table", () => {
  test.each(firstSegments(() => true))("has the same value for all pages under /%s", (segment) => {
    const facts = routes
      .filter(({ pattern }) => pattern.split("/")[1] === segment)
      .map(({ access, ownerCode, softLink }) => ({ access, ownerCode, softLink }));
    for (const each of facts) expect(each).toEqual(facts[0]);
  });

  test("has a row for each user page", () => {
    const patterns = routes.filter(({ kind }) => kind === "user").map(({ pattern }) => pattern);
    expect(patterns).toEqual(userPages.map((each) => `/user/${each}`));
  });

  // docs/security.md SE-25
  test("forbids the owner's code on every private page, and soft navigation to them", () => {
    const privateRoutes = routes.filter(({ access }) => access === "private");
    expect(privateRoutes.filter(({ ownerCode, softLink }) => ownerCode || softLink)).toEqual([]);
  });

  // docs/security.md SE-25
  test("keeps soft navigation and owner's code apart, so that running code is left behind", () => {
    for (const { ownerCode, softLink } of routes) expect(softLink).toBe(ownerCode);
    for (const segment of noPageSegments) expect(fullLoadSegments).toContain(segment);
  });
});

function keyOf(url: string): string | undefined {
  const req = { url, headers: { host: "demo.localhost" } } as IncomingMessage;
  const client = { ip: "203.0.113.9", proto: "http", location: {} } as const;
  return cacheKeyOf(req, client, pathKindOf(url))?.key;
}
