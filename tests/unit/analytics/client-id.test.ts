import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readProject } from "../../../scripts/lib/project-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const rendersPages = /^(?:app|components|store)\/|^lib\/(?:channel|pages|sections|seo)\//;

test("SE-138: what draws a page reads no analytics client id; the visit hands it to calls alone", () => {
  const reading = [...readProject(root)]
    .filter(([file, text]) => rendersPages.test(file) && text.includes("analyticsClientId"))
    .map(([file]) => file);
  expect(reading).toEqual(["lib/pages/visit.ts"]);
});
