import { type Route, routeOf } from "./route.ts";

/** What an address hands over: kept by one private redirect to the address without it. */
export type Brings = { accessToken?: string; subscribersGroup?: string; bypass?: boolean };

/**
 * An address as the gate sees it. `here` is its path and query without what it brings, which `brings`
 * holds; `brings` is undefined when the address brings nothing, not even an empty value.
 */
export type Asked = { route: Route; here: string; brings: Brings | undefined };

const bringing = ["access_token", "sg", "bypass_cache"];
/** By which Next tells parts of a page from the whole. */
const stamp = "_rsc";
const longestGroup = 250;

/** Reads an address: `askedOf("/video/7", query)` → `{ route, here: "/video/7", brings }`. */
export function askedOf(pathname: string, query: URLSearchParams): Asked {
  const route = routeOf(pathname, query);
  const here = hereOf(pathname, query);
  const brings = bringing.some((name) => query.has(name)) ? bringsOf(query) : undefined;
  return { route, here, brings };
}

/** A path with its query less what acts on the viewer; what leads elsewhere becomes `/`. */
export function hereOf(pathname: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of [...bringing, stamp]) kept.delete(name);
  const path = pathname.startsWith("//") ? "/" : pathname;
  return kept.size === 0 ? path : `${path}?${kept}`;
}

function bringsOf(query: URLSearchParams): Brings {
  const group = query.get("sg");
  return {
    accessToken: query.get("access_token") || undefined,
    subscribersGroup: group && group.length <= longestGroup ? group : undefined,
    bypass: query.get("bypass_cache") === "1",
  };
}
