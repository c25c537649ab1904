import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import config from "../../../next.config.js";
import { readProjectFiles } from "../../../scripts/lib/project-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const site = /^(?:app|components|lib|store)\/|^middleware\.ts$/;
const sources = [...readProjectFiles(root)].filter(([file]) => site.test(file));
const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test.each([
  ["a Server Action", /["']use server["']/],
  ["`use cache`", /["']use cache\b|unstable_cache/],
  ["next/og", /["'](?:next\/og|@vercel\/og)["']/],
  ["the image optimiser", /["']next\/(?:legacy\/)?image["']/],
  [
    "incremental static regeneration",
    /export const revalidate\b|generateStaticParams|revalidate(?:Path|Tag)|force-static/,
  ],
])("SE-10: no source of the site has %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(filesWith(pattern)).toEqual([]);
});

test("SE-10: Next's configuration has no languages, rewrites, redirects or cache, and no image optimiser", () => {
  const { experimental, images, ...settings } = config;
  for (const name of ["i18n", "rewrites", "redirects", "cacheComponents", "cacheHandler"]) {
    expect(settings).not.toHaveProperty(name);
  }
  for (const name of ["useCache", "ppr", "serverActions"]) {
    expect(experimental).not.toHaveProperty(name);
  }
  expect(images).toEqual({ unoptimized: true });
});

test("SE-10: no route or call opens a connection by itself, whose response it could return", () => {
  const ofServer = /^(?:app\/|middleware\.ts$|lib\/(?:api|gate|pages|seo|session)\/)/;
  const connecting = filesWith(
    /\bfetch\(|["']undici["']|\{[^}]*\b(?:request|get|connect)\b[^}]*\} from "node:/,
  );
  expect(connecting).not.toEqual([]);
  expect(connecting.filter((file) => ofServer.test(file))).toEqual([]);
});
