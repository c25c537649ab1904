/** Loads these scripts, each once: the list is empty afterwards. */
export function loadScripts(addresses: string[]): void {
  for (const address of addresses.splice(0)) {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}
