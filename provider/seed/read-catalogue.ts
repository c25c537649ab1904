import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { countSeriesParts } from "../domain/catalogue/channel-collections.ts";
import {
  type CatalogueChannel,
  type CatalogueTopic,
  catalogueNavigationSchema,
  catalogueProfileSchema,
  catalogueCollectionsFileSchema,
} from "./catalogue-channel.ts";
import {
  type SeedCatalogue,
  type CatalogueContent,
  catalogueFileSchemas,
} from "./catalogue-schema.ts";

type Collections = z.output<typeof catalogueCollectionsFileSchema>;

/**
 * Reads the catalogue of one channel from the JSON files of a folder and computes what is counted: lengths and sizes of
 * series and topics, and the people of each content. Throws an `Error` that names file and path of each wrong value:
 * docs/catalogue-format.md.
 */
export function readCatalogue(folder: string): SeedCatalogue {
  const profile = read(folder, "channel", catalogueProfileSchema);
  const collections = read(folder, "collections", catalogueCollectionsFileSchema.default({}));
  const { paywalls, promos } = read(folder, "paywalls", catalogueFileSchemas.paywalls.default({}));
  const credits = read(folder, "people", catalogueFileSchemas.people.default([]));
  const listed = read(folder, "contents", catalogueFileSchemas.contents);
  const contents = listed.map((one): CatalogueContent => {
    const people = credits.filter((person) => person.contents.includes(one.token));
    if (people.length === 0) return one;
    return { ...one, people: people.map(({ name }) => name), role: people[0]?.role };
  });
  return {
    channel: { ...profile, ...countCollections(collections, contents) },
    ...read(folder, "navigation", catalogueNavigationSchema),
    pages: read(folder, "pages", catalogueFileSchemas.pages),
    contents,
    paywalls,
    promos,
    rights: read(folder, "rights", catalogueFileSchemas.rights.optional()),
    history: read(folder, "viewers", catalogueFileSchemas.viewers.optional()),
  };
}

function countCollections(
  { series, topics, ...rest }: Collections,
  contents: CatalogueContent[],
): Pick<CatalogueChannel, "series" | "topics" | "rotation" | "light"> {
  const lengths = new Map(contents.map(({ token, durationS }) => [token, durationS]));
  const lengthOf = (tokens: string[]) =>
    tokens.reduce((sum, token) => sum + (lengths.get(token) ?? 0), 0);
  const counted = series?.map((one) => countSeriesParts(one, lengths));
  const gathered = topics?.map(({ unit, isCourse, ...topic }): CatalogueTopic => ({
    ...topic,
    parts: topic.parts ?? (unit && `${topic.contents.length} ${unit}`),
    partsS: isCourse ? lengthOf(topic.contents) : topic.partsS,
  }));
  return { ...rest, series: counted, topics: gathered };
}

/** Reads and checks `{folder}/{name}.json`; a missing file is `undefined` to its schema. */
function read<T extends z.ZodType>(folder: string, name: string, schema: T): z.output<T> {
  const file = join(folder, `${name}.json`);
  const result = schema.safeParse(existsSync(file) ? parse(file) : undefined);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${z.core.toDotPath(path)}: ${message}`,
  );
  throw new Error(`${file} is not valid:\n${faults.join("\n")}`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause });
  }
}
