/** A page that Lighthouse looks at. A channel in staging is kept from crawlers, so SEO is not judged. */
export type LighthousePage = { name: string; url: (port: number) => string; staging?: boolean };

const pageOf = (token: string, kind: string, path: string, staging = false): LighthousePage => ({
  name: `${token}, ${kind}`,
  url: (port) => `http://${token}.localhost:${port}${path}`,
  staging,
});
const channel = (token: string, film: string, staging = false): LighthousePage[] => [
  pageOf(token, "home", "/", staging),
  pageOf(token, "video", film, staging),
];

/** Home and a film of every seeded channel; arena opens its films to members alone, so sign-in is looked at. */
export const lighthousePages: LighthousePage[] = [
  ...channel("demo", "/video/blue-hour-the-light-that-stays"),
  pageOf("arena", "home", "/"),
  pageOf("arena", "sign-in", "/user/signIn"),
  ...channel("lumen", "/video/the-long-pier"),
  ...channel("academy", "/video/meet-your-moss", true),
];
