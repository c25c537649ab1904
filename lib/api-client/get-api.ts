import type { ApiGetResponse, ApiQuery, ApiGetName } from "./api-types.ts";
import { type ApiCallOptions, requestApi } from "./request-api.ts";

/** The site limits a request to 30 s. Without this deadline a dead connection would never fail. */
const readDeadlineMs = 35_000;

/**
 * Reads from the site's own `/api`: `getApi("purchases", { page: 2 })`. Rejects with `ApiCallError`.
 */
export function getApi<Name extends ApiGetName>(
  name: Name,
  query: ApiQuery<Name>,
  { signal, deadlineMs = readDeadlineMs }: ApiCallOptions = {},
): Promise<ApiGetResponse<Name>> {
  return requestApi(name, { query, signal, deadlineMs });
}
