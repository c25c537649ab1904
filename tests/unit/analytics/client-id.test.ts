import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readProjectFiles } from "../../../scripts/lib/project-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const rendersPages = /^(?:app|components|store)\/|^lib\/(?:channel|pages|sections|seo)\//;

test("SE-138: the code that renders pages does not read the analytics client id, which lib/pages/viewer-request.ts passes to calls only", () => {
  const reading = [...readProjectFiles(root)]
    .filter(([file, text]) => rendersPages.test(file) && text.includes("analyticsClientId"))
    .map(([file]) => file);
  expect(reading).toEqual(["lib/pages/viewer-request.ts"]);
});
