import { http, HttpResponse } from "msw";
import { beforeEach } from "vitest";
import { useServer } from "../../support/use-server";

/** The site's `/api` for a test file: the responses that a test sets, and the calls that it received. */
export function useSiteApi() {
  const sent: [call: string, body: unknown][] = [];
  const server = useServer();
  beforeEach(() => {
    sent.length = 0;
  });
  return {
    server,
    sent,
    /** Sets the response of a reading call. */
    offer: (call: string, body: object, status = 200) =>
      server.use(http.get(`*/api/${call}`, () => HttpResponse.json(body, { status }))),
    bodies: () => sent.map(([, body]) => body),
    respond: (call: string, status: number, body: object = {}, headers = {}) =>
      server.use(
        http.post(`*/api/${call}`, async ({ request }) => {
          sent.push([call, await request.json()]);
          return HttpResponse.json(body, { status, headers });
        }),
      ),
  };
}
