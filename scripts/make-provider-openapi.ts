/**
 * Writes docs/openapi/provider.yaml, the description of the provider API (docs/provider-api.md PA-370), with examples recorded from
 * the embedded provider: `node scripts/make-provider-openapi.ts`. Run after changing a schema, or the table of calls.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fixClock } from "./provider-openapi/fix-clock.ts";
import { makeProviderDocument } from "./provider-openapi/make-provider-document.ts";
import { recordExamples } from "./provider-openapi/record-examples.ts";
import { toYaml } from "./provider-openapi/write-yaml.ts";

fixClock("2026-12-01T09:00:00Z");
const file = new URL("../docs/openapi/provider.yaml", import.meta.url);
mkdirSync(new URL(".", file), { recursive: true });
writeFileSync(file, toYaml(makeProviderDocument(await recordExamples())));
