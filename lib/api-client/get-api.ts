import type { ApiData, ApiQuery, GetName } from "./api-types.ts";
import { type CallOptions, requestApi } from "./request-api.ts";

/** The site limits a request to 30 s. Without this deadline a dead connection would never fail. */
const readDeadlineMs = 35_000;

/**
 * Reads from the site's own `/api`: `getApi("purchases", { page: 2 })`. Rejects with `ApiCallError`.
 */
export function getApi<Name extends GetName>(
  name: Name,
  query: ApiQuery<Name>,
  { signal, deadlineMs = readDeadlineMs }: CallOptions = {},
): Promise<ApiData<Name>> {
  return requestApi(name, { query, signal, deadlineMs });
}
