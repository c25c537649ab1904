import { type ProviderClient, publicOrigin } from "./provider.ts";

/** The page on which a browser ends: one of the provider (`page`), or one on another origin. */
export type Landing = { url: string; page?: Response; set: string[] };

/**
 * A browser that uses the provider's public host name, and its console as this machine does, with
 * cookies by path as browsers store them.
 */
export type Browser = {
  /** Requests a URL and follows redirects as long as they stay with the provider. */
  go: (address: string) => Promise<Landing>;
  /** Makes one request, and follows no redirect. */
  request: (
    address: string,
    form?: Record<string, string>,
  ) => Promise<Landing & { page: Response }>;
  /** Submits the form of the current page, and follows its redirects. */
  submit: (at: Landing, form: Record<string, string>) => Promise<Landing>;
};

type Cookie = { name: string; value: string; path: string };

const maxSteps = 12;

/** A browser without cookies. */
export function openBrowser({ console, origin }: ProviderClient): Browser {
  const jar = new Map<string, Cookie>();
  const whereIs = (address: string) =>
    new Map([
      [publicOrigin, origin()],
      [console.publicOrigin(), console.origin()],
    ]).get(address);
  const request: Browser["request"] = async (address, form) => {
    const url = new URL(address, publicOrigin);
    const page = await fetch(`${whereIs(url.origin) ?? url.origin}${url.pathname}${url.search}`, {
      method: form ? "POST" : "GET",
      body: form && new URLSearchParams(form),
      headers: { Cookie: cookiesFor(jar, url.pathname) },
      redirect: "manual",
    });
    const set = page.headers.getSetCookie();
    for (const line of set) saveCookie(jar, line);
    return { url: url.href, page, set };
  };
  const follow = async (first: Landing & { page: Response }): Promise<Landing> => {
    let at = first;
    for (let step = 0; step < maxSteps; step += 1) {
      const next = at.page.headers.get("Location");
      if (next === null) return at;
      const url = new URL(next, at.url);
      if (!whereIs(url.origin)) return { url: url.href, set: at.set };
      at = await request(url.href);
    }
    throw new Error(`No end of redirects after ${first.url}.`);
  };
  return {
    request,
    go: async (address) => follow(await request(address)),
    submit: async (at, form) => follow(await request(at.url, form)),
  };
}

function saveCookie(jar: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split(/; */);
  const [name = "", value = ""] = pair.split("=");
  const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? "/";
  if (value === "") jar.delete(name + path);
  else jar.set(name + path, { name, value, path });
}

function cookiesFor(jar: Map<string, Cookie>, path: string): string {
  return [...jar.values()]
    .filter((cookie) => cookie.path === "/" || `${path}/`.startsWith(`${cookie.path}/`))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
}
