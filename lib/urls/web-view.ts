/** Whether a path is a page of the app's web view: `isInWebView("/mobile/video/7")` → `true`. */
export function isInWebView(pathname: string): boolean {
  return /^\/mobile(?:\/|$)/.test(pathname);
}

/**
 * A path of the site as the app's web view has it: `inWebView("/video/7?t=3")` →
 * `"/mobile/video/7?t=3"`, `inWebView("/")` → `"/mobile"`. What is there already stays.
 * Only paths that begin with one slash are ours; any other address is given back as it is.
 */
export function inWebView(path: string): string {
  if (!/^\/(?![/\\])/.test(path) || /^\/mobile(?:[/?#]|$)/.test(path)) return path;
  return path === "/" ? "/mobile" : `/mobile${path.replace(/^\/(?=[?#])/, "")}`;
}
