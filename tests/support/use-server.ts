import type { RequestHandler } from "msw";
import { setupServer, type SetupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/**
 * The network of a test file: `handlers` always answer, what a test adds answers until its end. A
 * request that nothing answers fails its test, however the code takes the failure.
 */
export function useServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  const unhandled: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledFrame: async ({ frame }) => {
        unhandled.push(await frame.getUnhandledMessage());
        frame.errorWith(new TypeError("No handler answers this request."));
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    // As one text, so that a failure names each request.
    expect(unhandled.splice(0).join("\n"), "requests without a handler").toBe("");
  });
  afterAll(() => server.close());
  return server;
}
