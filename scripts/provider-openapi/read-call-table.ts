import { readFileSync } from "node:fs";

/** A row of the table of calls in docs/provider-api.md. */
export type DocumentedCall = {
  rule: string;
  call: string;
  method: "get" | "post" | "delete";
  /** With the names of its parameters: `/ch/{channel}/pages/{pageId}`. */
  path: string;
  query: string[];
  bearer: "never" | "when signed in" | "always";
  /** The fields of the body. */
  body: string[];
  /** The response, in Markdown. */
  response: string;
};

const row = /^\| \*\*(PA-\d+)\*\* \| `([\w-]+)` \| `([^`]+)` \|([^|]*)\|([^|]*)\| (.*) \|$/gm;

/** Where the embedded provider has the calls whose whole URL is a variable of the site. */
const variablePaths: Readonly<Record<string, string>> = {
  "{WATCHLIST_URL}": "/watchlist",
  "{LIVE_NOTIFICATIONS_URL}": "/live-notifications",
  "{ANALYTICS_URL}": "/events",
  "{CLIENT_ERRORS_URL}": "/client-errors",
};

/** The table of calls, which tests compare with the calls that the site makes. */
export function readCallTable(): DocumentedCall[] {
  const page = readFileSync(new URL("../../docs/provider-api.md", import.meta.url), "utf8");
  return [...page.matchAll(row)].map(
    ([, rule = "", call = "", request = "", bearer = "", body = "", response = ""]) => ({
      rule,
      call,
      ...readRequest(request),
      bearer: readBearer(bearer.trim()),
      body: body.includes("a list of") ? [] : [...body.matchAll(/\w+/g)].map(([name]) => name),
      response,
    }),
  );
}

function readRequest(request: string): Pick<DocumentedCall, "method" | "path" | "query"> {
  const [method = "", address = ""] = request.split(" ");
  const [path = "", query] = address.split("?");
  return { method: readMethod(method), path: readPath(path), query: query?.split("&") ?? [] };
}

/** A provider accepts label, token and id of a channel in each place (PA-2): one name for all below `/ch`. */
function readPath(path: string): string {
  const [, variable = ""] = /^(\{[A-Z_]+\})/.exec(path) ?? [];
  return path
    .replace(variable, variablePaths[variable] ?? "")
    .replace(/^\/ch\/\{\w+\}/, "/ch/{channel}");
}

function readMethod(method: string): DocumentedCall["method"] {
  if (method === "GET") return "get";
  if (method === "POST") return "post";
  if (method === "DELETE") return "delete";
  throw new Error(`${method} is no method of a call.`);
}

function readBearer(bearer: string): DocumentedCall["bearer"] {
  if (bearer === "never" || bearer === "when signed in" || bearer === "always") return bearer;
  throw new Error(`"${bearer}" is not in the column of bearers.`);
}
