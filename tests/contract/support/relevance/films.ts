import { readFileSync } from "node:fs";
import type { Language } from "../../../../lib/contract/languages.ts";
import { channelOf, film } from "../channel-of.ts";

/** The rows of a table of this folder, without its header. */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  const lines = text.trimEnd().split("\n");
  return lines.slice(1).map((line) => line.split("\t"));
}

/** A channel with more than a hundred films in ten languages. */
export const world = channelOf(
  "world",
  readTable("films.tsv").map(([language, token = "", name = "", people, keywords, description]) =>
    film(token, name, {
      language: language as Language,
      description,
      people: people?.split("; "),
      keywords: keywords?.split("; "),
    }),
  ),
);
