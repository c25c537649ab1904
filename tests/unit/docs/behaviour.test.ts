import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientIdMaxAgeS } from "../../../lib/session/client-id-cookie.ts";
import { serverCookieDefinitions } from "../../../lib/session/request-cookies.ts";
import { sessionMaxAgeS } from "../../../lib/session/session.ts";
import { isPageRoute, routes, userPages } from "../../../lib/urls/routes.ts";

const text = readFileSync(new URL("../../../docs/behaviour.md", import.meta.url), "utf8");
const [, cookies = ""] = /\*\*BE-24\*\*([\s\S]*?)\*\*BE-25\*\*/.exec(text) ?? [];
const [, routeTable = ""] = /\*\*BE-5\*\*([\s\S]*?)\*\*BE-6\*\*/.exec(text) ?? [];
const [, cacheKey = ""] = /\*\*BE-50\*\*([\s\S]*?)\*\*BE-51\*\*/.exec(text) ?? [];

const unitS = { days: 86_400, day: 86_400, min: 60, s: 1 } as const;

/** `"7 days"` → 604800, of the first lifetime in a cell. */
function secondsOf(life: string): number {
  const [, count = "", unit = "s"] = /([\d,]+) (days|day|min|s)\b/.exec(life) ?? [];
  return Number(count.replace(",", "")) * unitS[unit as keyof typeof unitS];
}

test("BE-24 has every cookie with its lifetime, and no other", () => {
  const documented = [...cookies.matchAll(/^\| ([^|]*) \| ([^|]*) \|/gm)].flatMap(
    ([, names = "", life = ""]) =>
      [...names.matchAll(/`(mq_\w+)`/g)].map(([, name]) => [name, secondsOf(life)] as const),
  );
  const set = Object.values(serverCookieDefinitions).map(
    ({ name, lifeS }) => [name, lifeS] as const,
  );
  const all = [
    ...set,
    ["mq_session", sessionMaxAgeS] as const,
    ["mq_cid", clientIdMaxAgeS] as const,
    ["mq_lng", 36_500 * 86_400] as const,
  ];
  expect(new Map(documented)).toEqual(new Map(all));
});

test("BE-5 has the first segment of every route of a page", () => {
  const pageRoutes = routes.filter((row) => isPageRoute(row) && row.pattern !== "/*");
  const segments = pageRoutes.map(({ pattern }) => `\`/${pattern.split("/")[1] ?? ""}`);
  expect(segments.filter((segment) => !routeTable.includes(segment))).toEqual([]);
  expect(userPages.filter((page) => !routeTable.includes(page))).toEqual([]);
});

test("BE-50 has the queries of shared pages, and those that make a response private", () => {
  const shared = routes.filter((row) => isPageRoute(row) && row.access !== "private");
  const queries = shared.flatMap((row) => [...row.contentParams, ...row.viewerParams]);
  const documented = [...cacheKey.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(queries));
});
