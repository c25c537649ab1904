import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { toLoggableError } from "../../../../provider/domain/loggable-error.ts";

// docs/security.md SE-40
it("a failed query is logged with its cause and without its parameters", () => {
  const query = "insert into mails values ($1)";
  const failure = new DrizzleQueryError(query, ["/?reset_token=a-secret"], new Error("no space"));
  const logged = toLoggableError(failure);
  expect(logged).toContain(`Failed query: ${query}\n`);
  expect(logged).toContain("caused by Error: no space\n");
  expect(logged).toContain("loggable-error.test.ts");
  expect(logged).not.toContain("a-secret");
});

it("other properties of an error are not logged", () => {
  const failure = Object.assign(new TypeError("Wrong."), { token: "a-secret", detail: "a-secret" });
  expect(toLoggableError(failure)).toMatch(/^TypeError: Wrong\.\n {4}at /);
  expect(toLoggableError(failure)).not.toContain("a-secret");
});

it("a value that is not an error is logged as a text", () => {
  expect(toLoggableError("gone")).toBe("gone");
});
