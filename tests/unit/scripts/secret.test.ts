import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "../../../lib/env.ts";
import { readOrCreateSecret } from "../../../scripts/lib/read-or-create-secret.mjs";

const folder = mkdtempSync(join(tmpdir(), "marquee-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret is created once, differs for each name, and is readable only by its owner", () => {
  const secret = readOrCreateSecret(folder, "session-secret");
  expect(readOrCreateSecret(folder, "session-secret")).toBe(secret);
  expect(readOrCreateSecret(folder, "provider-secret")).not.toBe(secret);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});

test("a created secret is valid for sessions and for the provider", () => {
  const secret = readOrCreateSecret(folder, "any");
  const env = readEnv({ SESSION_SECRET: secret, PROVIDER_SECRET: secret });
  expect([env.sessionSecrets, env.providerSecret]).toEqual([[secret], secret]);
});
