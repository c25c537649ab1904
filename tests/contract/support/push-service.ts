import { afterAll, beforeAll, beforeEach } from "vitest";
import { type PushService, startPushService } from "../../support/push-service.ts";

/** A push service for the tests of a suite. Each test begins without received pushes. */
export function usePushService(): () => PushService {
  let running: PushService | undefined;
  beforeAll(async () => {
    running = await startPushService();
  });
  beforeEach(() => {
    running?.got.splice(0);
    running?.respondWith(201);
  });
  afterAll(() => running?.close());
  return () => {
    if (!running) throw new Error("The push service runs in tests and hooks only.");
    return running;
  };
}
