import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { getAdminOpenApiDocument } from "../../../../provider/routes/admin/openapi-document.ts";

const documentId = "https://admin.example/openapi.json";
const prefix = "/admin/v1";

let ajv: Ajv2020 | undefined;

function createAjv(): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(made);
  made.addSchema({ $id: documentId, ...JSON.parse(JSON.stringify(getAdminOpenApiDocument())) });
  return made;
}

type Described = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: object; headers?: object }> }>
  >;
};

/** What is wrong with a response by the description of the admin API. */
export function findResponseFaults(method: string, response: Response, body: unknown): string[] {
  const { pathname } = new URL(response.url);
  const document: Described = JSON.parse(JSON.stringify(getAdminOpenApiDocument()));
  const path = Object.keys(document.paths).find((each) => matches(each, pathname));
  if (path === undefined) return response.status === 404 ? [] : [`${pathname} is not described`];
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return response.status === 405 ? [] : [`${method} ${path} is not described`];
  const described = operation.responses[response.status];
  if (!described) return [`${method} ${path} has no ${response.status}`];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const faults = requiredHeaders(described.headers)
    .filter((name) => response.status < 300 && !response.headers.has(name))
    .map((name) => `${method} ${path} ${response.status} lacks ${name}`);
  const types = Object.keys(described.content ?? {});
  if (types.length === 0) return faults;
  if (!types.includes(type)) return [...faults, `${method} ${path} is ${type}`];
  const pointer = ["paths", path, method.toLowerCase(), "responses", String(response.status)];
  const check = schemaAt([...pointer, "content", type, "schema"]);
  if (check(body)) return faults;
  return [
    ...faults,
    `${method} ${path} ${response.status}: ${createAjv().errorsText(check.errors)}`,
  ];
}

function requiredHeaders(headers: object = {}): string[] {
  return Object.entries(headers).flatMap(([name, header]) => (header.required ? [name] : []));
}

function schemaAt(path: string[]): ValidateFunction {
  ajv ??= createAjv();
  const pointer = path.map((part) =>
    encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const found = ajv.getSchema(`${documentId}#/${pointer.join("/")}`);
  if (!found) throw new Error(`There is no schema at ${path.join(" ")}.`);
  return found;
}

function matches(template: string, pathname: string): boolean {
  const parts = (prefix + template).split("/");
  const actual = pathname.split("/");
  return (
    parts.length === actual.length &&
    parts.every((part, index) => part.startsWith("{") || part === actual[index])
  );
}
