import type { RequestHandler } from "msw";
import { setupServer, type SetupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/**
 * The network of a test file: `handlers` respond in every test, those that a test adds respond until its end. A
 * request without a handler fails its test, even when the code handles the failure.
 */
export function useServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  const unhandled: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledFrame: async ({ frame }) => {
        unhandled.push(await frame.getUnhandledMessage());
        frame.errorWith(new TypeError("No handler responds to this request."));
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    // As one text, so that a failure lists each request.
    expect(unhandled.splice(0).join("\n"), "requests without a handler").toBe("");
  });
  afterAll(() => server.close());
  return server;
}
