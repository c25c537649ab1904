import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readProject } from "../../../scripts/lib/project-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const rendersPages = /^(?:app|components|store)\/|^lib\/(?:channel|pages|sections|seo)\//;

test("SE-138: the code that renders pages does not read the analytics client id, which lib/pages/visit.ts passes to calls only", () => {
  const reading = [...readProject(root)]
    .filter(([file, text]) => rendersPages.test(file) && text.includes("analyticsClientId"))
    .map(([file]) => file);
  expect(reading).toEqual(["lib/pages/visit.ts"]);
});
