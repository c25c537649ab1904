import { type ReceivedResponse, type RequestParts, sendRequest } from "./send-request.ts";

/** A browser without scripts: it stores cookies and follows redirects. */
export type Visitor = {
  /** The page on which the visitor arrives. */
  open: (address: string | URL, parts?: RequestParts) => Promise<ReceivedResponse>;
};

type Cookie = { host: string; name: string; value: string; path: string };

const maxRedirects = 15;

/** A visitor without cookies. */
export function createVisitor(): Visitor {
  const cookies = new Map<string, Cookie>();
  const request = async (address: string | URL, { headers, ...parts }: RequestParts) => {
    const url = new URL(address);
    const response = await sendRequest(url, {
      ...parts,
      headers: { Cookie: formatCookies(cookies, url), ...headers },
    });
    for (const line of response.headers["set-cookie"] ?? []) saveCookie(cookies, url, line);
    return response;
  };
  return {
    open: async (address, parts = {}) => {
      let response = await request(address, parts);
      for (let count = 0; count < maxRedirects; count += 1) {
        const { location } = response.headers;
        if (location === undefined) return response;
        response = await request(new URL(location, response.url), {});
      }
      throw new Error(`${response.url.href} redirects without an end.`);
    },
  };
}

function formatCookies(cookies: Map<string, Cookie>, { hostname, pathname }: URL): string {
  return [...cookies.values()]
    .filter(({ host, path }) => host === hostname && `${pathname}/`.startsWith(path))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
}

function saveCookie(cookies: Map<string, Cookie>, { hostname: host }: URL, line: string): void {
  const [pair = "", ...attributes] = line.split(/; */);
  const [, name = "", value = ""] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
  const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? "/";
  const key = `${host} ${path} ${name}`;
  if (value === "") cookies.delete(key);
  else cookies.set(key, { host, name, value, path });
}
