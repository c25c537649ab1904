import { z } from "zod";

/** The header by which a provider knows the site: docs/provider-api.md PA-4. */
export const providerSecretHeader = "x-provider-secret";

/** The secret that site and provider share. It is sent in a header, so it contains only visible ASCII. */
export const providerSecretSchema = z
  .string()
  .regex(/^[!-~]{32,}$/, "expected 32 or more printable ASCII characters without spaces");
