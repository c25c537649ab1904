import { http, HttpResponse } from "msw";
import { beforeEach } from "vitest";
import { useServer } from "../../support/use-server";

/** The site's own `/api` for a test file: what it is to answer, and what it was sent by a test. */
export function useDoor() {
  const sent: [call: string, body: unknown][] = [];
  const server = useServer();
  beforeEach(() => {
    sent.length = 0;
  });
  return {
    server,
    sent,
    /** What a call that reads is to answer. */
    offer: (call: string, body: object, status = 200) =>
      server.use(http.get(`*/api/${call}`, () => HttpResponse.json(body, { status }))),
    bodies: () => sent.map(([, body]) => body),
    answer: (call: string, status: number, body: object = {}, headers = {}) =>
      server.use(
        http.post(`*/api/${call}`, async ({ request }) => {
          sent.push([call, await request.json()]);
          return HttpResponse.json(body, { status, headers });
        }),
      ),
  };
}
