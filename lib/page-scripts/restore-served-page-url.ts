/**
 * Before the router reads it: restores the URL of the page that was sent. After "back" to a page that now redirects,
 * WebKit shows the redirect's target under the URL that redirected, if their opener policies differ (SE-78).
 */
export function restoreServedPageUrl(): void {
  const sent = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  if (new URL(sent, location.href).pathname !== location.pathname) {
    history.replaceState(null, "", sent);
  }
}
