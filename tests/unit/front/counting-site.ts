import type { RequestListener } from "node:http";

/** The headers of a page that may be shared. */
export const forAll =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

type Site = { listener: RequestListener; renders: () => number; response: ResponseOptions };
type ResponseOptions = {
  status: number;
  headers: Record<string, string | string[]>;
  body: (req: Parameters<RequestListener>[0], count: number) => string;
};

/** A site that counts its renders. `response` may be changed by the test. */
export function countingSite(options: Partial<ResponseOptions> = {}): Site {
  let renders = 0;
  const response: ResponseOptions = {
    status: 200,
    headers: { "Cache-Control": forAll },
    body: (_req, count) => `<p>render ${count}</p>`,
    ...options,
  };
  const listener: RequestListener = (req, res) => {
    renders += 1;
    res.writeHead(response.status, {
      "Content-Type": "text/html; charset=utf-8",
      ...response.headers,
    });
    res.end(response.body(req, renders));
  };
  return { listener, renders: () => renders, response };
}
