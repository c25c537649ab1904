import { describe, expect, test } from "vitest";
import { type z, ZodError } from "zod";
import { channelSchema } from "../../../lib/contract/channel.ts";
import { contentSchema } from "../../../lib/contract/content.ts";
import { channelFooterSchema } from "../../../lib/contract/channel-footer.ts";
import { channelHeaderSchema } from "../../../lib/contract/channel-header.ts";
import { pageSchema } from "../../../lib/contract/page.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { paywallSchema } from "../../../lib/contract/paywall.ts";
import { trendingSearchesSchema } from "../../../lib/contract/search.ts";
import { sectionItemsSchema, sectionsSchema } from "../../../lib/contract/sections.ts";
import { hostileCatalogue } from "../../support/hostile/catalogue.ts";
import { pathsOf, replaceAt } from "../../support/hostile/replace.ts";
import { isWholeMatrix } from "../../support/matrix.ts";
import { hostileValues } from "../../support/hostile/values.ts";
import { fieldsOf } from "../docs/schema-fields.ts";

const responses = hostileCatalogue("films", "https://films.example/film.m3u8");
const schemas: [name: string, schema: z.ZodType][] = [
  ["", channelSchema],
  ["/header", channelHeaderSchema],
  ["/footer", channelFooterSchema],
  ["/pages/front/sections", sectionsSchema],
  ["/pages/front/sections/row/content", sectionItemsSchema],
  ["/pages/about", pageSchema],
  ["/content/film", contentSchema],
  ["/paywalls/pass", paywallSchema],
  ["/search/trends", trendingSearchesSchema],
];

/** Fields of other responses, or without which nothing else is read. */
const isElsewhere = (field: string) =>
  /(?:^|\.)(?:error|pending_page)(?:\.|$)|^code$|^data\[\]\.items\.|\.items\[\]\.feature\./.test(
    field,
  );

// docs/provider-api.md PA-327
describe("the hostile catalogue", () => {
  test.each(schemas)("has every field of the schema of %j", (name, schema) => {
    const there = new Set(pathsOf(responses[name]).map(nameOf));
    const missing = fieldsOf(schema).filter((field) => !there.has(field) && !isElsewhere(field));
    expect(missing).toEqual([]);
  });

  test.each(schemas)(
    "leaves %j readable with any value in any field, or refuses it",
    (name, schema) => {
      for (const [field, path] of pathsOf(responses[name]).entries()) {
        for (const [at, [what, value]] of hostileValues.entries()) {
          if (!isWholeMatrix && (at + field) % 8 > 0) continue;
          const outcome = outcomeOf(schema, replaceAt(responses[name], path, value));
          expect(outcome, `${what} in ${path.join(".")}`).toMatch(/^(?:read|refused)$/);
        }
      }
    },
  );
});

function nameOf(path: (string | number)[]): string {
  return path.join(".").replaceAll(/\.0(?=\.|$)/g, "[]");
}

function outcomeOf(schema: z.ZodType, raw: unknown): string {
  try {
    const { value } = parseResponse(schema, raw);
    return JSON.stringify(value).isWellFormed() ? "read" : "broken text";
  } catch (error) {
    return error instanceof ZodError ? "refused" : String(error);
  }
}
