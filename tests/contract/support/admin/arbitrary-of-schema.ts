import fc from "fast-check";

/** A JSON schema as the description of the admin API has it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
};

const longText = 2_000;
const extremeTexts = ["", "\0", "\uD800", "__proto__", "' or 1=1 --", "../..", "%00"];
const extremes = fc.oneof(
  fc.constantFrom<unknown>(...extremeTexts, "a".repeat(70_000), null, true),
  fc.constantFrom(0, -1, 1e308, -1e308, 2 ** 53, 2 ** 31, 0.1),
  fc.constantFrom<unknown>([], {}, [[[[[]]]]], { constructor: 1 }, { length: -1 }),
);

/** Any JSON, with the values that often break programs. */
export const hostileJson = fc.oneof(extremes, fc.jsonValue({ maxDepth: 4 }));

/** Values of a schema; each part of one is hostile now and then. */
export function arbitraryOf(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
): fc.Arbitrary<unknown> {
  const deeper = (each: JsonSchema) => arbitraryOf(each, resolve);
  const regular = regularOf(schema, resolve, deeper);
  return fc.oneof({ arbitrary: regular, weight: 24 }, { arbitrary: hostileJson, weight: 1 });
}

function regularOf(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
  deeper: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return deeper(resolve(schema.$ref));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(deeper));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => deeper({ ...schema, type })));
  }
  return ofType(schema, deeper);
}

function ofType(
  schema: JsonSchema,
  deeper: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { minimum = -1_000, maximum = 1_000, maxItems = 4 } = schema;
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(deeper(schema.items ?? {}), { maxLength: Math.min(maxItems, 4) });
    case "object":
      return objectOf(schema, deeper);
    default:
      return hostileJson;
  }
}

function objectOf(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  deeper: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const named = Object.entries(properties).map(([name, each]) => [name, deeper(each)] as const);
  const record = fc.record(Object.fromEntries(named), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== "object") return record;
  const names = propertyNames ? deeper(propertyNames).map(String) : fc.string();
  return fc.dictionary(names, deeper(additionalProperties), { maxKeys: 4 });
}

function textOf({ pattern, format, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ maxLength: Math.min(maxLength, longText), unit: "grapheme" });
}
