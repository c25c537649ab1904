import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import { adminProblems, findAdminProblemCode } from "../../domain/admin/problems.ts";
import type { AdminOperation } from "./admin-operation.ts";
import { adminOperations } from "./admin-operations.ts";
import { adminPath } from "./admin-path.ts";

/** A problem as RFC 9457 has it: docs/admin-api.md AA-20. */
export const adminProblemSchema = z
  .strictObject({
    type: z.string().meta({ example: "urn:marquee:problem:invalid-input" }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(
        z.union([
          z.strictObject({ pointer: z.string(), detail: z.string() }),
          z.strictObject({ parameter: z.string(), detail: z.string() }),
          z.strictObject({ header: z.string(), detail: z.string() }),
        ]),
      )
      .optional()
      .meta({ description: "Where the request is wrong" }),
    requestId: z.string().optional(),
  })
  .meta({ id: "Problem" });

const requestHeaders = {
  key: z.string().optional().meta({
    description: "Makes the call once, however often it is sent with this key within a day",
  }),
  match: z.string().meta({ description: "The ETag of the version that is changed" }),
  knownTag: z.string().optional().meta({ description: "304 if the resource still has this ETag" }),
};

const responseHeaders = {
  tag: z.string().meta({ description: "The version of the resource" }),
  location: z.string().meta({ description: "The path of the new resource" }),
  link: z.string().optional().meta({ description: 'The next page: `<…>; rel="next"`' }),
  limit: z.string().meta({ description: 'Calls that are left: `"admin";r=599;t=60`' }),
  policy: z.string().meta({ description: 'Calls in a time: `"admin";q=600;w=60`' }),
};

const notModified = { 304: { description: "The resource still has that ETag" } };

let made: ReturnType<typeof createDocument> | undefined;

/** The description of the admin API (OpenAPI 3.1), made of its operations. */
export function getAdminOpenApiDocument() {
  made ??= createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Marquee admin API",
        version: "1",
        description: "Administers channels. Rules that all operations share: docs/admin-api.md.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: adminPath }],
      security: [{ apiKey: [] }, { session: [] }],
      components: {
        securitySchemes: {
          apiKey: { type: "http", scheme: "bearer", description: "An API key: `mqk_…`" },
          session: { type: "apiKey", in: "cookie", name: "mq_staff" },
        },
      },
      paths: createPaths(),
    },
    { allowEmptySchema: { never: true } },
  );
  return made;
}

function createPaths() {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of adminOperations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(operation);
  }
  return paths;
}

function describeOperation(operation: AdminOperation): ZodOpenApiOperationObject {
  const { id, tag, summary, schemas, status, access } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [operation.description, describeAccess(access)].filter(Boolean).join("\n\n"),
    security: access === "public" ? [] : undefined,
    requestParams: {
      path: schemas.params,
      query: schemas.query,
      header: z.object(describeRequestHeaders(operation)),
    },
    requestBody: schemas.body && {
      required: true,
      content: { "application/json": { schema: schemas.body } },
    },
    responses: {
      [status]: {
        description: status === 204 ? "Done" : summary,
        headers: z.object(describeResponseHeaders(operation)),
        content: schemas.response && { "application/json": { schema: schemas.response } },
      },
      ...(operation.isVersioned && operation.method === "GET" && notModified),
      ...Object.fromEntries(listProblemStatuses(operation).map(describeProblem)),
    },
  };
}

function describeAccess(access: AdminOperation["access"]): string | undefined {
  if (access === "public") return undefined;
  if (access === "signed-in") return "Needs no scope.";
  const where = { channel: "on the channel", any: "on any channel", all: "on all channels" };
  return `Needs the scope \`${access.scope}\` ${where[access.on]}.`;
}

function describeRequestHeaders({
  isConditional,
  isIdempotent,
  method,
  isVersioned,
}: AdminOperation) {
  return {
    ...(isIdempotent && { "Idempotency-Key": requestHeaders.key }),
    ...(isConditional && { "If-Match": requestHeaders.match }),
    ...(isVersioned && method === "GET" && { "If-None-Match": requestHeaders.knownTag }),
  };
}

function describeResponseHeaders(operation: AdminOperation) {
  const { access, schemas, status, isVersioned, isIdempotent } = operation;
  return {
    ...(access !== "public" && {
      RateLimit: responseHeaders.limit,
      "RateLimit-Policy": responseHeaders.policy,
    }),
    ...(isVersioned && status !== 204 && { ETag: responseHeaders.tag }),
    ...(isIdempotent && { Location: responseHeaders.location }),
    ...("cursor" in schemas.query.shape && { Link: responseHeaders.link }),
  };
}

/** The statuses of problems that an operation may have. */
function listProblemStatuses(operation: AdminOperation): number[] {
  const { access, method, schemas, isConditional } = operation;
  const hasParams = Object.keys(schemas.params.shape).length > 0;
  return [
    401,
    access !== "public" && 403,
    (hasParams || access === "signed-in") && 404,
    method !== "GET" && 409,
    access === "public" && hasParams && 410,
    isConditional && 412,
    method !== "GET" && 413,
    schemas.body && 415,
    422,
    isConditional && 428,
    429,
    method !== "GET" && 503,
  ].filter((status) => typeof status === "number");
}

function describeProblem(status: number) {
  const code = findAdminProblemCode(status, undefined);
  const description = code ? adminProblems[code][1] : "A problem";
  const content = { "application/problem+json": { schema: adminProblemSchema } };
  return [String(status), { description, content }] as const;
}
