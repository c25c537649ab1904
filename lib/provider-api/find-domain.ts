import { z } from "zod";
import { isNotFoundApiError } from "../api-error.ts";
import { textSchema } from "../contract/field-schemas.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import { fetchFromProvider, providerCallTimeoutsMs } from "./fetch-from-provider.ts";
import { lookUpDomain } from "./look-up-channel.ts";

/** `GET /hosts/{host}`: docs/provider-api.md PA-348. */
export const foundDomainSchema = z.object({
  token: textSchema,
  redirects: z.boolean().catch(false),
});

/** A domain that is proven serves its channel soon, also where it was requested before. */
const noDomainLifeS = 10;

/** The channel of a proven domain, and whether its other hosts lead to its primary one. */
export type FoundDomain = z.output<typeof foundDomainSchema>;

/**
 * The channel that has proven a domain, or null, both shared by all viewers; `ip` is that of the client who requests the
 * host. A provider without domains responds 404. Throws `ApiError` (503) if it is unavailable and no older response is
 * cached. docs/provider-api.md PA-348
 */
export function findDomain(host: string, ip: string): Promise<FoundDomain | null> {
  const nobody = { viewer: { ip, userAgent: "" }, language: "en" } as const;
  return fetchSharedResponse(
    nobody,
    ["host", host],
    (callContext, setLifetime) =>
      lookUpDomain(host, ip, async (quota) => {
        try {
          return await fetchFromProvider({
            call: "host",
            channel: host,
            quota,
            segments: ["hosts", host],
            schema: foundDomainSchema,
            callContext,
            deadlineMs: providerCallTimeoutsMs.shared,
          });
        } catch (error) {
          if (!isNotFoundApiError(error)) throw error;
          setLifetime(noDomainLifeS);
          return null;
        }
      }),
    // Clients invent hosts; that a host is no domain is cached like a domain, so that it is there if the provider fails.
    { isMadeUp: true, source: { channel: undefined } },
  );
}
