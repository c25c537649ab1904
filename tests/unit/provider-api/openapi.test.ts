import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { makeProviderDocument } from "../../../scripts/provider-openapi/make-provider-document.ts";
import { readCallTable } from "../../../scripts/provider-openapi/read-call-table.ts";
import { callsWithIdempotencyKey } from "../../../scripts/provider-openapi/request-headers.ts";
import { responseSchemas } from "../../../scripts/provider-openapi/response-schemas.ts";
import { toYaml } from "../../../scripts/provider-openapi/write-yaml.ts";
import { everyCall } from "../docs/every-call.ts";

type Sent = { schema: unknown; idempotencyKey?: string };
const { sent } = vi.hoisted(() => ({ sent: new Array<Sent>() }));
vi.mock(import("../../../lib/provider-api/fetch-from-provider.ts"), async (original) => ({
  ...(await original()),
  fetchFromProvider: (operation) => {
    sent.push(operation);
    return Promise.reject(new Error("nothing is sent"));
  },
}));

const file = new URL("../../../docs/openapi/provider.yaml", import.meta.url);
const committed: unknown = parse(readFileSync(file, "utf8"));
const described = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.string(),
          description: z.string(),
          responses: z.record(
            z.string(),
            z.object({
              content: z
                .object({
                  "application/json": z.object({ schema: z.object({}), example: z.unknown() }),
                })
                .optional(),
            }),
          ),
        }),
      ),
    ),
  })
  .parse(committed);
const table = readCallTable();
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
/** The operations whose response has a body: where it is in the document, and its example. */
const recorded = operations.flatMap(({ path, method, operationId, description, responses }) =>
  Object.entries(responses).flatMap(([status, { content }]) => {
    if (!content || !status.startsWith("2")) return [];
    const { example } = content["application/json"];
    const place = ["paths", path, method, "responses", status, "content", "application/json"];
    const rule = /PA-\d+/.exec(description)?.[0] ?? "";
    return [{ operationId, rule, example, pointer: [...place, "schema"] }];
  }),
);

describe("docs/openapi/provider.yaml", () => {
  it("PA-370: is what the script makes of the schemas, examples aside", () => {
    expect(withoutExamples(committed)).toEqual(parse(toYaml(makeProviderDocument())));
  });

  it("PA-370: is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(Object(committed));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it("PA-370: has every call of the site, and each name once", () => {
    const inFile = operations.flatMap(({ path, method, description }) =>
      [...description.matchAll(/^(PA-\d+): /gm)].map(([, rule]) => `${rule} ${method} ${path}`),
    );
    const calls = table.map(({ rule, method, path }) => `${rule} ${method} ${path}`);
    expect(inFile.toSorted()).toEqual(calls.toSorted());
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(recorded)("PA-370: $operationId has an example", ({ example }) => {
    expect(example).toBeDefined();
  });

  it.each(recorded)(
    "PA-370: the example of $operationId is as described",
    ({ pointer, example }) => {
      expect(findFaults(pointer, example)).toEqual([]);
    },
  );

  it.each(recorded)("PA-370: the site leaves nothing out of $operationId", ({ rule, example }) => {
    const schema = responseSchemas[rule] ?? z.never();
    expect(parseResponse(schema, example).drops).toEqual([]);
  });
});

describe("the descriptions of responses", () => {
  vi.stubEnv("PROVIDER_API_URL", "http://127.0.0.1:9");
  vi.stubEnv("SESSION_SECRET", "a secret that is thirty-two bytes long or more");
  const by = { viewer: { ip: "203.0.113.9", userAgent: "" }, language: "en", token: "t" } as const;

  it.each(Object.entries(everyCall(by)))(
    "PA-370: %s has the schema by which the site validates",
    async (rule, call) => {
      sent.length = 0;
      await call().catch(() => undefined);
      const [operation] = sent;
      const schema = operation?.schema;
      const isIgnored = schema instanceof z.ZodUnknown;
      const known = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
      expect(responseSchemas[rule]).toBe(isIgnored ? undefined : known);
      expect(callsWithIdempotencyKey.has(rule)).toBe(operation?.idempotencyKey !== undefined);
    },
  );
});

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== "object" || value === null) return value;
  const isContent = "schema" in value && "example" in value;
  const rest = Object.entries(value).filter(([name]) => !isContent || name !== "example");
  return Object.fromEntries(rest.map(([name, each]) => [name, withoutExamples(each)]));
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "https://provider.example/openapi", ...Object(committed) });

function findFaults(path: string[], example: unknown): unknown[] {
  const parts = path.map((part) =>
    encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const check = ajv.getSchema(`https://provider.example/openapi#/${parts.join("/")}`);
  if (!check) return [`There is no schema at ${path.join(" ")}.`];
  return check(example) === true ? [] : (check.errors ?? []);
}
