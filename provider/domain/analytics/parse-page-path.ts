/** What an address of the site shows: a page by its token or url (the home page is ""), or a content by its token. */
export type ParsedPagePath = { kind: "page" | "content"; id: string };

/**
 * What a `page_path` is about, as the site's addresses are: docs/provider-api.md PA-260.
 * `parsePagePath("/mobile/video/film-1")` → `{ kind: "content", id: "film-1" }`, `parsePagePath("/boats")` →
 * `{ kind: "page", id: "boats" }`; undefined where the encoding is broken.
 */
export function parsePagePath(path: string): ParsedPagePath | undefined {
  const plain = path.replace(/^\/mobile(?=\/|$)/, "").replaceAll(/^\/+|\/+$/g, "");
  const [, kind, rest = ""] = /^(?:(video|pages)\/)?(.*)$/.exec(plain) ?? [];
  try {
    const id = decodeURIComponent(rest);
    return { kind: kind === "video" ? "content" : "page", id };
  } catch {
    return undefined;
  }
}
