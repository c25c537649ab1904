import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { adminOperations } from "../../provider/routes/admin/admin-operations.ts";
import { getAdminOpenApiDocument } from "../../provider/routes/admin/openapi-document.ts";
import { arbitraryOf, hostileJson, type JsonSchema } from "./support/admin/arbitrary-of-schema.ts";
import { type AdminCaller, useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const runs = 25;
/** Node itself refuses longer addresses. */
const maxTextLength = 2_000;

type Parameter = { name: string; in: string; schema: JsonSchema };
type Described = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: { "application/json": { schema: JsonSchema } } };
      }
    >
  >;
  components: { schemas: Record<string, JsonSchema> };
};
const document: Described = JSON.parse(JSON.stringify(getAdminOpenApiDocument()));

const resolve = (ref: string) => document.components.schemas[ref.split("/").at(-1) ?? ""] ?? {};
const asText = (value: unknown) =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
    .slice(0, maxTextLength)
    .toWellFormed();

type Input = { params: string[]; query: Record<string, string>; body: unknown; match: string };

/** Calls of an operation, most of them valid by its description. */
function inputsOf(method: string, path: string): fc.Arbitrary<Input> {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const parameters = operation?.parameters ?? [];
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const ids = { channel: "harbour", member: "st_000000000000000000000000" };
  const params = of("path").map(({ name, schema }) =>
    fc.oneof(
      fc.constantFrom(...Object.values(ids)),
      arbitraryOf(schema, resolve).map((value) => asText(value).slice(0, 300) || name),
    ),
  );
  const query = of("query").map(
    ({ name, schema }) => [name, arbitraryOf(schema, resolve).map(asText)] as const,
  );
  const schema = operation?.requestBody?.content["application/json"].schema;
  return fc.record({
    params: fc.tuple(...params),
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }).map(withoutMissing),
    body: schema ? arbitraryOf(schema, resolve) : fc.option(hostileJson, { nil: undefined }),
    match: fc.constantFrom(...(method === "DELETE" ? ['"v0"', "W/"] : ["*", '"v0"', "W/*", ","])),
  });
}

function withoutMissing(query: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** `/channels/{channel}` with values in place of names. */
function fill(path: string, params: readonly string[]): string {
  const values = [...params];
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
}

// docs/security.md SE-171, SE-226
describe.each(oneDatabase)("made-up calls of the admin API on $name", (database) => {
  const { call, addMember } = useAdmin(useProvider(database));
  /** A caller for each operation: one alone would soon be 429. */
  const callers = new Map<string, AdminCaller>();

  beforeAll(async () => {
    for (const { id } of adminOperations) {
      const email = `${id.toLowerCase()}@acme.example`;
      callers.set(id, await addMember(email, [{ role: "owner", channel: null }]));
    }
  });

  it.each(adminOperations.map(({ id, method, path }) => ({ id, method, path })))(
    "AA-21: $id causes no 500, and responds as it is described",
    async ({ id, method, path }) => {
      const as = callers.get(id);
      const property = fc.asyncProperty(inputsOf(method, path), async (input) => {
        const query = new URLSearchParams(input.query);
        const target = `${fill(path, input.params)}${query.size > 0 ? `?${query}` : ""}`;
        const headers = { "If-Match": input.match };
        const body = method === "GET" ? undefined : input.body;
        const { status } = await call(method, target, { as, body, headers });
        expect(status).toBeLessThan(500);
      });
      await fc.assert(property, { numRuns: runs });
    },
    60_000,
  );
});
