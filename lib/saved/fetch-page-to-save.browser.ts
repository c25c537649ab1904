/** A page of the site, read from its response. */
export type FetchedPageToSave = {
  html: string;
  headers: Headers;
  title: string;
  picture: string | undefined;
  /** Addresses of the scripts and style sheets that it names. */
  files: string[];
};

/**
 * Requests a page to save it: `force-cache` uses the browser's cache. Undefined if there is no page, and if the site
 * redirects: then the page is not for this viewer.
 */
export async function fetchPageToSave(
  address: string,
  init: RequestInit,
): Promise<FetchedPageToSave | undefined> {
  const response = await fetch(address, { ...init, headers: { Accept: "text/html" } });
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!response.ok || response.redirected || !isPage) return undefined;
  const html = await response.text();
  const page = new DOMParser().parseFromString(html, "text/html");
  return {
    html,
    headers: response.headers,
    title: contentOf(page, "og:title") ?? page.title,
    picture: await urgentPicture(page),
    files: filesOf(page, html),
  };
}

function contentOf(page: Document, property: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content || undefined;
}

/** The URL that this window would choose for the page's urgent picture. */
async function urgentPicture(page: Document): Promise<string | undefined> {
  const rendered = page.querySelector("img[fetchpriority=high]");
  if (!rendered) return undefined;
  const image = new Image();
  for (const name of ["sizes", "srcset", "src"]) {
    const value = rendered.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  await image.decode().catch(() => undefined);
  return image.currentSrc || undefined;
}

/** Includes files that a script loads; excludes those for old browsers only. */
function filesOf(page: Document, html: string): string[] {
  const old = [...page.querySelectorAll("script[nomodule]")].map((one) => one.getAttribute("src"));
  const named = html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named)]
    .filter((path) => !old.includes(path))
    .map((path) => new URL(path, location.origin).href);
}
