import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorSources } from "../../../lib/contract/error-body.ts";
import { languages } from "../../../lib/contract/languages.ts";
import { socialNetworks } from "../../../lib/contract/channel.ts";
import { documentedSchemas } from "../../../scripts/provider-openapi/component-schemas.ts";
import { fieldsOf } from "./schema-fields.ts";

const root = new URL("../../../", import.meta.url);
const text = readFileSync(new URL("docs/provider-api.md", root), "utf8");

/** The rows of each shape's table: path of a field, whether it is required, the shape that it contains. */
type Row = { field: string; required: boolean; holds: string | undefined };
const shapes = new Map(
  [...text.matchAll(/^### PA-\d+ (\w+)\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm)].map(
    ([, name = "", body = ""]) => [name, rowsOf(body)] as const,
  ),
);

function rowsOf(body: string): Row[] {
  return body.split("\n").flatMap((line) => {
    const [, first = "", required = "", type = ""] = line.split(/(?<!\\)\|/);
    const holds = /\[([A-Z]\w+)\]\(#/.exec(type)?.[1];
    const fields = [...first.matchAll(/`([^`]+)`/g)].map(([, field = ""]) => field);
    return fields.map((field) => ({ field, required: required.trim() === "yes", holds }));
  });
}

/** Every field of a documented shape, with nested shapes written out. */
function documented(name: string): string[] {
  return (shapes.get(name) ?? []).flatMap(({ field, holds }) =>
    holds && shapes.has(holds)
      ? documented(holds).map((inner) => `${field}.${inner}`)
      : [field.replace(/\[\]$/, "")],
  );
}

/** The table of an entry of the menu is checked with the header that contains it. */
const { NavigationItem: _, ...schemas } = documentedSchemas;

describe("the shapes of docs/provider-api.md", () => {
  test.each(Object.entries(schemas))("%s has the fields of its schema", (name, schema) => {
    const inMenu = (path: string) => path.replace(/(^navigation\[\]\.items)\[\]\..*/, "$1");
    const read = new Set(fieldsOf(schema).map(inMenu));
    expect(documented(name).toSorted()).toEqual([...read].toSorted());
  });

  test("other tables have no fields", () => {
    const withTable = [...shapes].filter(([, rows]) => rows.length > 0).map(([name]) => name);
    const known = [...Object.keys(schemas), "NavigationItem"];
    expect(withTable.toSorted()).toEqual(known.toSorted());
  });

  const smallest: [name: string, value: Record<string, unknown>][] = [
    [
      "Channel",
      {
        token: "a",
        name: "A",
        channel_id: "1",
        origin: "https://a.example.com",
        "page.token": "home",
      },
    ],
    ["Page", { token: "a", url: "a", name: "A" }],
    ["Sections", { "data[]": [] }],
    ["SectionItems", { "data[]": [] }],
    ["Content", { token: "a" }],
    ["User", { _id: "1" }],
    ["AccessToken", { access_token: "a" }],
  ];

  test.each(smallest)(
    "%s requires exactly the fields that are marked as required",
    (name, value) => {
      const schema = schemas[name];
      const paths = Object.keys(value);
      const marked = (shapes.get(name) ?? []).filter(({ required }) => required);
      expect(marked.map(({ field }) => field)).toEqual(paths);
      expect(schema?.safeParse(nested(value)).success).toBe(true);
      for (const path of paths) {
        const { [path]: _, ...rest } = value;
        expect(schema?.safeParse(nested(rest)).success, `without ${path}`).toBe(false);
      }
    },
  );

  test.each([
    ["languages", languages],
    ["social networks", socialNetworks],
    ["sources of errors", errorSources],
  ])("names all %s", (_, names) => {
    expect(text).toContain([...names].map((each) => `\`${each}\``).join(", "));
  });
});

/** `{ "page.token": 1 }` → `{ page: { token: 1 } }` */
function nested(flat: Record<string, unknown>): object {
  const made: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [first = "", second] = path.replace("[]", "").split(".");
    made[first] = second === undefined ? value : { [second]: value };
  }
  return made;
}
