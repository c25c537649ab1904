import type { z } from "zod";
import { type AdminInputError, createAdminProblem } from "../../domain/admin/problems.ts";

const maxErrors = 50;

/** A value in its shape, else 422 with the place of each wrong value; 404 for a wrong name in a path. */
export function parseAdminInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  part: "params" | "query" | "body",
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (part === "params") throw createAdminProblem("not-found", "Nothing has that name.");
  const errors = result.error.issues.flatMap((issue) => toInputErrors(issue, part));
  throw createInvalidInputProblem(errors);
}

/** 422 with the places of wrong values. */
export function createInvalidInputProblem(errors: readonly AdminInputError[]) {
  const shown = errors.slice(0, maxErrors);
  const detail =
    shown.length === 1 ? "1 value is not valid." : `${shown.length} values are not valid.`;
  return createAdminProblem("invalid-input", detail, shown);
}

/** The JSON pointer of a path as a URI fragment: `["a", 0]` → `"#/a/0"` (RFC 6901, 6). */
export function formatJsonPointer(path: readonly PropertyKey[]): string {
  const parts = path.map((part) =>
    encodeURIComponent(String(part).toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  return ["#", ...parts].join("/");
}

function toInputErrors(issue: z.core.$ZodIssue, part: "query" | "body"): AdminInputError[] {
  const { message } = issue;
  const paths =
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key], detail: "This field is unknown." }))
      : [{ path: issue.path, detail: message }];
  return paths.map(({ path, detail }) =>
    part === "query"
      ? { parameter: String(path[0] ?? ""), detail }
      : { pointer: formatJsonPointer(path), detail },
  );
}
