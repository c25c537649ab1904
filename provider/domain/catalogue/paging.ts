/** One page of a list: docs/provider-api.md PA-69. Pages count from 1. */
export type PagingResponse = {
  page: number;
  total_items: number;
  page_size: number;
  /** The next page, while there is one. */
  pending_page?: number;
};

/** The number in a query, or 1 when it is missing or no page number. */
export function parsePageNumber(raw: string | undefined): number {
  const page = Number(raw ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page < 1e6 ? page : 1;
}

/** Cuts page `page` out of a whole list: `{ data, paging }`. */
export function slicePage<T>(all: T[], page: number, size: number) {
  const data = all.slice((page - 1) * size, page * size);
  return { data, paging: createPagingResponse(page, all.length, size) };
}

/** The paging of a page that was cut elsewhere. */
export function createPagingResponse(page: number, total: number, size: number): PagingResponse {
  const pending = page * size < total ? { pending_page: page + 1 } : {};
  return { page, total_items: total, page_size: size, ...pending };
}
