/**
 * The script that asks for a brand's faces while the page is read, so that most are there when its first
 * words are set. On a line that the browser knows to be slow it asks for nothing: there they would
 * come too late anyhow, and take the line from the page's picture. Undefined without addresses.
 */
export function earlyFaces(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return undefined;
  return `(${ask})(${JSON.stringify(addresses).replaceAll("<", "\\u003c")})`;
}

const ask = `addresses => {
  const line = navigator.connection;
  if (line && (line.saveData || line.downlink < 4 || line.rtt > 250)) return;
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "anonymous";
    link.href = address;
    document.head.append(link);
  }
}`.replaceAll(/\n\s*/g, "");
