import { z } from "zod";

/** The header by which a provider knows the site: docs/provider-api.md PA-4. */
export const providerSecretHeader = "x-provider-secret";

/** What site and provider share. It goes in a header, so nothing but visible ASCII is in it. */
export const providerSecret = z
  .string()
  .regex(/^[!-~]{32,}$/, "expected 32 or more printable ASCII characters without spaces");
