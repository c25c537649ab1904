/** The features of the player, and of films in frames of the owner's hosts. */
const forFilms = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** Features that neither the site nor the owner's code needs. */
const forNobody = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * The `Permissions-Policy` of an HTML response; `hosts` are the owner's, which may be framed:
 * docs/security.md SE-78.
 */
export function permissionsPolicy(hosts: string[], secure: boolean): string {
  const schemes = secure ? ["https"] : ["https", "http"];
  const origins = hosts.flatMap((host) => schemes.map((scheme) => ` "${scheme}://${host}"`));
  const allowed = forFilms.map((feature) => `${feature}=(self${origins.join("")})`);
  return [...allowed, forNobody].join(", ");
}
