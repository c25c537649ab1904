import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pathInProject } from "../../../scripts/lib/project-paths.mjs";

const folder = pathInProject("provider", "db", "migrations");
/** The last migration before the rule. */
const lastUnchecked = "0022_page_drafts.sql";
const checked = readdirSync(folder).filter((name) => name.endsWith(".sql") && name > lastUnchecked);

const releases = [
  ...readFileSync(pathInProject("CHANGELOG.md"), "utf8").matchAll(/^## (\d\S*)/gm),
].map(([, release = ""]) => release);

/** Statements under which the version before stops working. */
const contractions = [
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bSET\s+DATA\s+TYPE\b/i,
  /\bADD\s+COLUMN\b(?![\s\S]*\bDEFAULT\b)[\s\S]*\bNOT\s+NULL\b/i,
];
const comment = /^\s*--(?!>).*$/gm;
const namedRelease = /^\s*-- Unused since (\S+?):? /m;

/** The statements that contract the schema without the release in which its last use ended. */
function findContractions(sql: string): string[] {
  return sql
    .split(/--> statement-breakpoint/)
    .map((statement) => ({
      code: statement.replace(comment, "").trim(),
      release: statement.match(namedRelease)?.[1],
    }))
    .filter(({ code }) => contractions.some((pattern) => pattern.test(code)))
    .filter(({ release }) => release === undefined || !releases.includes(release))
    .map(({ code }) => code);
}

describe("a migration", () => {
  it.each(checked)("K41: %s leaves what the version before uses", (name) => {
    expect(findContractions(readFileSync(`${folder}/${name}`, "utf8"))).toEqual([]);
  });

  it.each([
    `DROP TABLE "gifts";`,
    `ALTER TABLE "viewers" DROP COLUMN "alerts";`,
    `ALTER TABLE "viewers" ALTER COLUMN "alerts" DROP DEFAULT;`,
    `ALTER TABLE "viewers" RENAME COLUMN "alerts" TO "notices";`,
    `ALTER TABLE "viewers" ALTER COLUMN "alerts" SET NOT NULL;`,
    `ALTER TABLE "viewers" ALTER COLUMN "alerts" SET DATA TYPE text;`,
    `ALTER TABLE "viewers" ADD COLUMN "alerts" integer NOT NULL;`,
  ])("K41: %s contracts the schema", (statement) => {
    expect(findContractions(statement)).toEqual([statement]);
    expect(findContractions(`-- Unused since 0.0.9: never released\n${statement}`)).toHaveLength(1);
    expect(findContractions(`-- Unused since 0.1.0: lists hold them\n${statement}`)).toEqual([]);
  });

  it.each([
    `ALTER TABLE "viewers" ADD COLUMN "alerts" integer;`,
    `ALTER TABLE "viewers" ADD COLUMN "alerts" integer DEFAULT 0 NOT NULL;`,
    `CREATE TABLE "gifts" ("code" text NOT NULL);`,
    `ALTER TABLE "viewers" ALTER COLUMN "alerts" DROP NOT NULL;`,
  ])("K41: %s expands it", (statement) => {
    expect(findContractions(statement)).toEqual([]);
  });
});
