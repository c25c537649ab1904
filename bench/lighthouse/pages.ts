/** A page that Lighthouse looks at. A channel in staging is kept from crawlers, so SEO is not judged. */
export type LighthousePage = { name: string; url: (port: number) => string; staging?: boolean };

const channel = (token: string, film: string, staging = false): LighthousePage[] => [
  { name: `${token}, home`, url: (port) => `http://${token}.localhost:${port}/`, staging },
  { name: `${token}, video`, url: (port) => `http://${token}.localhost:${port}${film}`, staging },
];

/** Home and a film of every seeded channel. */
export const lighthousePages: LighthousePage[] = [
  ...channel("demo", "/video/blue-hour-the-light-that-stays"),
  ...channel("arena", "/video/first-corner-ten-cars"),
  ...channel("lumen", "/video/the-long-pier"),
  ...channel("academy", "/video/meet-your-moss", true),
];
