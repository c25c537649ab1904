/**
 * The address of a page by its url, which is one segment: `pagePath("nature/lakes")` →
 * `"/pages/nature%2Flakes"`. An owner may also write `/pages/nature/lakes`; `"/"` and `""` are the home page.
 */
export function pagePath(url: string): string {
  const name = url.toWellFormed().replace(/^\/(pages\/)?/, "");
  return name === "" ? "/" : `/pages/${encodeURIComponent(name)}`;
}
