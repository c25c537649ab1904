import type { Context } from "hono";
import { createAdminProblem } from "../../domain/admin/problems.ts";
import { createEntityTag, matchesEntityTag } from "../../domain/admin/entity-tags.ts";
import type { AdminOperation, RawAdminInput } from "./admin-operation.ts";
import { createInvalidInputProblem } from "./parse-admin-input.ts";

const keyShape = /^[\x21-\x7e]{1,255}$/;

/** Path, query and body of a call. 415 for a body that is not declared as JSON, 422 for one that is not JSON. */
export async function readAdminInput(
  context: Context,
  { schemas }: AdminOperation,
): Promise<RawAdminInput> {
  const { req } = context;
  const repeated = Object.entries(req.queries()).find(([, values]) => values.length > 1);
  if (repeated) {
    const [parameter] = repeated;
    throw createInvalidInputProblem([{ parameter, detail: "This parameter is there twice." }]);
  }
  const body = schemas.body && (await readJson(context));
  return { params: req.param(), query: req.query(), body };
}

async function readJson({ req }: Context): Promise<unknown> {
  const type = req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw createAdminProblem("not-json", "Send the body as application/json.");
  }
  try {
    return JSON.parse(await req.text());
  } catch {
    throw createInvalidInputProblem([{ pointer: "#", detail: "This is not JSON." }]);
  }
}

/** The `Idempotency-Key` of a creation, if it has one; 422 for one that is too long. */
export function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header("Idempotency-Key");
  if (key === undefined || keyShape.test(key)) return key;
  const detail = "Expected 1 to 255 visible ASCII characters.";
  throw createInvalidInputProblem([{ header: "Idempotency-Key", detail }]);
}

/** The check of `If-Match` against a version: 412. 428 at once where a conditional operation lacks it. */
export function createVersionCheck(
  context: Context,
  { isConditional }: AdminOperation,
): (version: number) => void {
  const header = context.req.header("If-Match");
  if (isConditional && header === undefined) {
    throw createAdminProblem("precondition-required", "Send the ETag of the resource as If-Match.");
  }
  return (version) => {
    if (header !== undefined && !matchesEntityTag(header, createEntityTag(version))) {
      throw createAdminProblem(
        "version-changed",
        "Read the resource again, and repeat the change.",
      );
    }
  };
}
