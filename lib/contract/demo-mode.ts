const localName = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True for an origin that only this machine reaches: `isLocalOrigin("http://localhost:4000")`. */
export function isLocalOrigin(origin: string): boolean {
  return localName.test(URL.parse(origin)?.hostname ?? "");
}

/**
 * True where the embedded provider fills its database with the seeded channels and viewers: as `DEMO` says, else if its
 * public origin is local. docs/operations.md.
 */
export function isDemoMode(settings: { demo: "0" | "1" | undefined; publicOrigin: string }) {
  const { demo, publicOrigin } = settings;
  return demo === "1" || (demo !== "0" && isLocalOrigin(publicOrigin));
}
