import { expect, test } from "vitest";
import { hasSessionEnded, rememberEndedSession } from "../../../lib/session/ended-sessions.ts";
import { later } from "../../support/later.ts";
import { aSession } from "../../support/samples.ts";

// docs/security.md SE-20
test("a signed-out session is remembered for a minute, and no other session is", async () => {
  const ended = aSession({ accessToken: "ended" });
  rememberEndedSession(ended);
  expect([hasSessionEnded(ended), hasSessionEnded(aSession({ accessToken: "other" }))]).toEqual([
    true,
    false,
  ]);
  later(59);
  expect(hasSessionEnded(ended)).toBe(true);
  later(2);
  // The cache reads the clock once a millisecond.
  await expect.poll(() => hasSessionEnded(ended)).toBe(false);
});
