import { type Route, parseRoute } from "./route.ts";

/** Parameters that are stored in cookies by one private redirect to the address without them. */
export type HandoffParams = { accessToken?: string; subscribersGroup?: string; bypass?: boolean };

/**
 * An address as the gate sees it. `currentPath` is path and query without the handoff parameters;
 * `handoffParams` is undefined when the address has none of them, not even an empty one.
 */
export type ParsedAddress = {
  route: Route;
  currentPath: string;
  handoffParams: HandoffParams | undefined;
};

const handoffNames = ["access_token", "sg", "bypass_cache"];
/** Next's own parameter on requests for parts of a page. */
const rscParam = "_rsc";
const maxGroupLength = 250;

/** Parses an address: `parseAddress("/video/7", query)` → `{ route, currentPath: "/video/7", handoffParams }`. */
export function parseAddress(pathname: string, query: URLSearchParams): ParsedAddress {
  const route = parseRoute(pathname, query);
  const currentPath = currentPathOf(pathname, query);
  const handoffParams = handoffNames.some((name) => query.has(name))
    ? handoffParamsOf(query)
    : undefined;
  return { route, currentPath, handoffParams };
}

/** A path with its query, without the handoff parameters; a path of another host (`//x`) becomes `/`. */
export function currentPathOf(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...handoffNames, rscParam]) rest.delete(name);
  const path = pathname.startsWith("//") ? "/" : pathname;
  return rest.size === 0 ? path : `${path}?${rest}`;
}

function handoffParamsOf(query: URLSearchParams): HandoffParams {
  const group = query.get("sg");
  return {
    accessToken: query.get("access_token") || undefined,
    subscribersGroup: group && group.length <= maxGroupLength ? group : undefined,
    bypass: query.get("bypass_cache") === "1",
  };
}
