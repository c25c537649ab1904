import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { errorSources } from "../../lib/contract/error-body.ts";
import {
  ApiError,
  isApiError,
  isNotFoundApiError,
  isOutage,
  isTokenRejectedError,
} from "../../lib/api-error.ts";
import { findDenial } from "../../lib/gate/denial.ts";

const text = readFileSync(new URL("../../docs/errors.md", import.meta.url), "utf8");
const rows = [...text.matchAll(/^\| (\d{3}) \|(.*)\|$/gm)].map(([, code, cells = ""]) => {
  const [source, reason, unlock] = cells.split("|").map((cell) => cell.replaceAll("`", "").trim());
  return {
    code: Number(code),
    source: errorSources.find((each) => each === source),
    reason,
    unlock,
  };
});

test.each(rows)("docs/errors.md describes $code $source as the site handles it", (row) => {
  const refusal = findDenial(row, { videoId: "7" });
  expect([refusal?.reason ?? "", refusal?.unlock ?? ""]).toEqual([row.reason, row.unlock]);
});

test("docs/errors.md names every source", () => {
  expect(rows.flatMap(({ source }) => source ?? []).toSorted()).toEqual(errorSources.toSorted());
});

test.each([
  ["profile", 401, undefined, true],
  ["content", 401, "The token format is invalid.", true],
  ["registration-fields", 401, "token expired", true],
  ["content", 401, "Sign in to watch.", false],
  ["content", 403, "token expired", false],
  ["content", 401, undefined, false],
])("%s with %i (%s): the token has expired: %s", (call, code, message, isExpired) => {
  expect(isTokenRejectedError(new ApiError(call, { code, message }))).toBe(isExpired);
});

// docs/security.md SE-62
test("an error of another bundle is recognised by its marker", async () => {
  vi.resetModules();
  const other = await import("../../lib/api-error.ts");
  const [unknown, outage] = [404, 503].map((code) => new other.ApiError("channel", { code }));
  expect(other.ApiError).not.toBe(ApiError);
  expect([isApiError(unknown), isNotFoundApiError(unknown), isOutage(outage)]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([new Error("404"), { code: 404 }, "404", null])(
  "%s is no error of the provider",
  (one) => {
    expect(isApiError(one)).toBe(false);
  },
);

// docs/security.md SE-62
test("the linter rejects a check of a provider error by its class", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-lint-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, "a.ts");
  writeFileSync(source, "export const is = (one: unknown) => one instanceof ApiError;\n");
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const oxlint = [join(root, "node_modules/oxlint/bin/oxlint"), "-c", ".oxlintrc.json", source];
  const { status, stdout } = spawnSync(process.execPath, oxlint, { cwd: root, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout).toContain("no-instanceof-builtins");
});
