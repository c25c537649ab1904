import { z } from "zod";
import { bearerSchema } from "../../lib/contract/bearer.ts";
import {
  languageSchema,
  languageTagSchema,
  linkUrlSchema,
  multilineTextSchema,
  singleLineTextSchema,
  timestampSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "../../lib/contract/field-schemas.ts";
import { languages } from "../../lib/contract/languages.ts";
import { findSchemaLeniency, type SchemaLeniency } from "../../lib/contract/schema-leniency.ts";
import { documentedSchemas } from "./component-schemas.ts";

type AnySchema = z.core.$ZodType;

const text = z.string().min(1);
const named = (id: string, schema: z.ZodType, description: string) =>
  schema.meta({ id, description });

/** What JSON Schema cannot say of functions: the kinds of values in docs/provider-api.md. */
const valueKinds: readonly [AnySchema, z.ZodType][] = [
  [singleLineTextSchema, named("SingleLineText", text, "Text on one line: PA-324")],
  [multilineTextSchema, named("MultilineText", text, "Text on several lines: PA-324")],
  [webUrlSchema, named("WebUrl", text, "An absolute `http` or `https` URL: PA-16, PA-323")],
  [linkUrlSchema, named("LinkUrl", text, "A URL, `mailto:`, `tel:` or a path of the site: PA-16")],
  [urlSegmentSchema, named("UrlSegment", urlSegmentSchema, "A segment of a path: PA-326")],
  [bearerSchema, named("Bearer", bearerSchema, "An access token: PA-12")],
  [languageTagSchema, named("LanguageTag", text, "A language tag (BCP 47): PA-322")],
  [languageSchema, named("Language", z.enum(languages), "One of the ten languages: PA-77")],
  [
    timestampSchema,
    named("Time", z.union([z.number(), text]), "Epoch milliseconds or ISO 8601 text: PA-320"),
  ],
];

/** Describes schemas that only accept what a provider should send. The same schema has the same description. */
export function createSchemaDescriber(): (schema: AnySchema) => z.ZodType {
  const described = new Map<AnySchema, z.ZodType>(valueKinds);
  const names = new Map<AnySchema, string>(
    Object.entries(documentedSchemas).map(([name, schema]) => [schema, name]),
  );

  function describe(schema: AnySchema): z.ZodType {
    const known = described.get(schema);
    if (known) return known;
    const leniency = findSchemaLeniency(schema);
    const plain = leniency ? describeLenient(leniency) : describePlain(schema);
    const name = names.get(schema);
    const made = name === undefined ? plain : plain.meta({ id: name });
    described.set(schema, made);
    return made;
  }

  function describeLenient(leniency: SchemaLeniency): z.ZodType {
    const inner = describe(leniency.inner);
    if (leniency.kind === "list") return z.array(inner);
    if (leniency.kind === "map") return z.record(z.string(), inner);
    return inner.optional();
  }

  function describePlain(schema: AnySchema): z.ZodType {
    if (schema instanceof z.ZodLazy) return z.lazy(() => describe(schema.unwrap()));
    if (schema instanceof z.ZodPipe) return describe(schema.in);
    if (schema instanceof z.ZodObject) return describeObject(schema);
    if (schema instanceof z.ZodArray) return z.array(describe(schema.element));
    if (schema instanceof z.ZodRecord) return z.record(z.string(), describe(schema.valueType));
    if (schema instanceof z.ZodUnion) return z.union(schema.options.map(describe));
    if (schema instanceof z.ZodOptional) return describe(schema.unwrap()).optional();
    if (schema instanceof z.ZodNullable) return describe(schema.unwrap()).nullable();
    if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault)
      return describe(schema.unwrap()).optional();
    if (schema instanceof z.ZodType) return schema;
    throw new Error(`A schema of ${schema._zod.def.type} cannot be described.`);
  }

  function describeObject({ shape }: z.ZodObject): z.ZodType {
    const fields = Object.entries(shape).map(([name, field]) => [name, describe(field)] as const);
    return z.looseObject(Object.fromEntries(fields));
  }

  return describe;
}
