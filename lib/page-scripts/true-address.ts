/**
 * Before the router reads it: the address of the page that was sent. Going back to a page that leads elsewhere by
 * now, WebKit shows that other page under the address which led there, when their opener policies differ (SE-78).
 */
export function trueAddress(): void {
  const sent = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  if (new URL(sent, location.href).pathname !== location.pathname) {
    history.replaceState(null, "", sent);
  }
}
