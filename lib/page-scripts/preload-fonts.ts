/**
 * Asks for a brand's fonts while the page is read, so that most are there when its first words are set.
 * On a connection that the browser knows to be slow it asks for nothing: there they would come too late
 * anyhow, and take bandwidth from the page's picture.
 */
export function preloadFonts(addresses: readonly string[]): void {
  const { connection } = navigator;
  if (connection && (connection.saveData || connection.downlink < 4 || connection.rtt > 250)) {
    return;
  }
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "anonymous";
    link.href = address;
    document.head.append(link);
  }
}
