/** Whether a path is a page of the app's web view: `isInWebView("/mobile/video/7")` → `true`. */
export function isInWebView(pathname: string): boolean {
  return /^\/mobile(?:\/|$)/.test(pathname);
}
