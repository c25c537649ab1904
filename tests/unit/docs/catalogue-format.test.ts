import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import {
  catalogueNavigationSchema,
  catalogueProfileSchema,
  catalogueCollectionsFileSchema,
} from "../../../provider/seed/catalogue-channel.ts";
import { catalogueFileSchemas } from "../../../provider/seed/catalogue-schema.ts";

const files = {
  channel: catalogueProfileSchema,
  navigation: catalogueNavigationSchema,
  collections: catalogueCollectionsFileSchema,
  ...catalogueFileSchemas,
};
const page = readFileSync("docs/catalogue-format.md", "utf8");

/** Names of all fields in a JSON schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const fields = "properties" in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...fields, ...Object.values(schema).flatMap(namesIn)];
}

it.each(Object.entries(files))("every field of %s.json is described", (_, schema) => {
  const names = namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
