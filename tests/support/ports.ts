/** Where the stack of the browser tests listens; other ports by `TEST_PORT`, `TEST_PROVIDER_PORT`. */
export const sitePort = Number(process.env.TEST_PORT || 3300);
export const providerPort = Number(process.env.TEST_PROVIDER_PORT || 4300);
