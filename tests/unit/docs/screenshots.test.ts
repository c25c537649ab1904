import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { channels, viewports } from "../../../scripts/screenshots/homes.ts";

const folder = "docs/screenshots";

it("every home is shown at four widths, on a first and a second visit", () => {
  const names = channels.flatMap((channel) =>
    viewports.flatMap(({ width }) =>
      ["first", "second"].map((visit) => `homes/${channel}-${width}-${visit}.webp`),
    ),
  );
  const page = readFileSync(`${folder}/README.md`, "utf8");
  const shown = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = ""]) => file);
  expect(shown.toSorted()).toEqual(names.toSorted());
});

it("every picture of the documents is shown, and there", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = [
    readFileSync("README.md", "utf8"),
    readFileSync(`${folder}/README.md`, "utf8").replaceAll("(homes/", `(${folder}/homes/`),
  ].join("");
  const shown = [...pages.matchAll(/\(docs\/screenshots\/([^)]+\.webp)\)/g)].map(
    ([, file = ""]) => file,
  );
  expect(shown.toSorted()).toEqual(files.filter((file) => file.endsWith(".webp")).toSorted());
});
