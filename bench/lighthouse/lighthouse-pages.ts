/** A page that Lighthouse looks at. A channel in staging is kept from crawlers, and so is signing in, so SEO is not judged there. */
export type LighthousePage = { name: string; url: (port: number) => string; hidden?: boolean };

const pageOf = (token: string, kind: string, path: string, hidden = false): LighthousePage => ({
  name: `${token}, ${kind}`,
  url: (port) => `http://${token}.localhost:${port}${path}`,
  hidden,
});
const channel = (token: string, film: string, hidden = false): LighthousePage[] => [
  pageOf(token, "home", "/", hidden),
  pageOf(token, "video", film, hidden),
];

/** Home and a film of every seeded channel; arena opens its films to members alone, so sign-in is looked at. */
export const lighthousePages: LighthousePage[] = [
  ...channel("demo", "/video/blue-hour-the-light-that-stays"),
  pageOf("arena", "home", "/"),
  pageOf("arena", "sign-in", "/user/signIn", true),
  ...channel("lumen", "/video/the-long-pier"),
  ...channel("academy", "/video/meet-your-moss", true),
];
