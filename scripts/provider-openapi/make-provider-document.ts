import { STATUS_CODES } from "node:http";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { errorBodySchema } from "../../lib/contract/error-body.ts";
import { createSchemaDescriber } from "./describe-schema.ts";
import { type DocumentedCall, readCallTable } from "./read-call-table.ts";
import { describeRequestBody } from "./request-bodies.ts";
import { describeRequestHeaders } from "./request-headers.ts";
import { responseSchemas } from "./response-schemas.ts";

/** A recorded response of a call: the JSON of its body. */
export type RecordedExamples = Readonly<Record<string, unknown>>;

const description = `What a site of Marquee requests of its provider. Made of the schemas by which the site validates responses
and of the table of calls in docs/provider-api.md, whose rules (PA) are cited here. Responses are those that a provider should send: the
site ignores unknown fields, and takes \`null\` and a value of a wrong type for a missing one (PA-14). Examples are recorded from the
embedded provider; their lists have two items at most.`;

/** The description of the provider API (OpenAPI 3.1), with `examples` by the rules of their calls. */
export function makeProviderDocument(examples: RecordedExamples = {}) {
  const schema = createSchemaDescriber();
  const describe = { schema, rejection: createRejectionDescriber(schema) };
  const operations = groupByOperation(readCallTable());
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const calls of operations) {
    const [{ path, method }] = calls;
    const ofPath = (paths[path] ??= {});
    ofPath[method] = describeOperation(calls, describe, examples);
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Marquee provider API",
      version: "1",
      description: description.replaceAll("\n", " "),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      {
        url: "{PROVIDER_API_URL}",
        variables: { PROVIDER_API_URL: { default: "http://localhost:4100" } },
      },
    ],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  });
}

/** The rows of one request. */
type Calls = [DocumentedCall, ...DocumentedCall[]];
type Describe = {
  schema: ReturnType<typeof createSchemaDescriber>;
  rejection: (code: string) => ZodOpenApiResponseObject;
};

/** Some rows of the table are the same request, with another query or bearer. */
function groupByOperation(table: DocumentedCall[]): Calls[] {
  const groups = new Map<string, Calls>();
  for (const call of table) {
    const key = `${call.method} ${call.path}`;
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return [...groups.values()];
}

function describeOperation(
  calls: Calls,
  describe: Describe,
  examples: RecordedExamples,
): ZodOpenApiOperationObject {
  const [call] = calls;
  const signedIn = calls.some(({ bearer }) => bearer !== "never");
  const anybody = calls.some(({ bearer }) => bearer !== "always");
  const bearer = signedIn ? [{ bearer: [] }] : [];
  return {
    operationId: nameOperation(call),
    summary: calls.map((each) => each.call).join(", "),
    description: calls
      .map(({ rule, response }) => `${rule}: ${withoutLinks(response)}`)
      .join("\n\n"),
    security: [...(anybody ? [{}] : []), ...bearer],
    requestParams: {
      path: describePathParams(call.path),
      query: describeQuery(calls),
      header: z.object(
        Object.assign({}, ...calls.map((each) => describeRequestHeaders(each).shape)),
      ),
    },
    requestBody: describeRequestBody(call),
    responses: {
      ...describeSuccess(call, describe, examples),
      ...Object.fromEntries(listRejections(calls).map((code) => [code, describe.rejection(code)])),
      default: describe.rejection("default"),
    },
  };
}

/** The rows that share the name of their call with another one. */
const longerNames: Readonly<Record<string, string>> = {
  "PA-28": "content-preview",
  "PA-35": "forgot-password-sent",
  "PA-97": "delete-watch-list",
  "PA-99": "delete-live-notification",
  "PA-112": "delete-push",
};

/** `sectionContent`. */
function nameOperation({ rule, call }: DocumentedCall): string {
  const name = longerNames[rule] ?? call;
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function describePathParams(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = ""]) => [name, z.string()] as const,
  );
  return z.object(Object.fromEntries(names));
}

const requiredQuery = new Set(["PA-229 q", "PA-249 name", "PA-339 price_token"]);

function describeQuery(calls: Calls) {
  const params = calls.flatMap(({ rule, query }) =>
    query.map((name) => {
      const value = name === "page" ? z.int().min(1) : z.string();
      return [name, requiredQuery.has(`${rule} ${name}`) ? value : value.optional()] as const;
    }),
  );
  return z.object(Object.fromEntries(params));
}

/** `201; 409 address in use` → 201. The site takes any 2xx. */
function successStatus({ rule, response }: DocumentedCall): "200" | "201" | "202" | "204" {
  const [, status] = /^(20[124])\b/.exec(response) ?? [];
  if (status === "201" || status === "202") return status;
  return rule in responseSchemas || status === undefined ? "200" : "204";
}

function describeSuccess(
  call: DocumentedCall,
  describe: Describe,
  examples: RecordedExamples,
): ZodOpenApiOperationObject["responses"] {
  const schema = responseSchemas[call.rule];
  const example = examples[call.rule];
  const content = schema && {
    "application/json": {
      schema: describe.schema(schema),
      ...(example !== undefined && { example }),
    },
  };
  const status = successStatus(call);
  const [text = ""] = withoutLinks(call.response).split(/[;:.]/);
  return { [status]: { description: status === "204" ? "Done" : text, content } };
}

/** The statuses of refusals in the texts of the table. */
function listRejections(calls: Calls): string[] {
  const found = calls.flatMap(({ response }) => response.match(/\b4\d\d\b/g) ?? []);
  return [...new Set(found)].toSorted();
}

/** A rejection is one object of the document, which operations refer to. */
function createRejectionDescriber(describeSchema: Describe["schema"]) {
  const schema = describeSchema(errorBodySchema);
  const known = new Map<string, ZodOpenApiResponseObject>();
  return (code: string) => {
    const text = code === "default" ? "Any other failure (PA-55)" : STATUS_CODES[code];
    const content = { "application/json": { schema } };
    const rejection = known.get(code) ?? {
      id: `rejection-${code}`,
      description: text ?? "",
      content,
    };
    known.set(code, rejection);
    return rejection;
  };
}

/** `[User](#pa-71-user)` → `User`. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("\\|", "|");
}
