import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  loadBrowserTexts,
  loadLanguageTexts,
  loadTranslate,
} from "../../../lib/pages/load-texts.ts";

/** A site's folder that contains only what the test writes. */
function emptySite(): string {
  const site = mkdtempSync(join(tmpdir(), "marquee-texts-"));
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(site);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(site, { recursive: true });
  });
  const folder = join(site, "public", "lng");
  mkdirSync(folder, { recursive: true });
  return folder;
}

test("texts that could not be read are read again for the next request", async () => {
  const file = join(emptySite(), "lang-sv.json");
  // A folder in place of the file makes reading fail.
  mkdirSync(file);
  for (const read of [loadLanguageTexts, loadBrowserTexts, loadTranslate]) {
    await expect(read("sv")).rejects.toMatchObject({ name: "ApiError", code: 503 });
  }
  rmSync(file, { recursive: true });
  writeFileSync(file, JSON.stringify({ hello: "Hej" }));
  expect(await loadLanguageTexts("sv")).toEqual({ hello: "Hej" });
  expect(await loadBrowserTexts("sv")).toEqual({ hello: "Hej" });
  expect((await loadTranslate("sv"))("hello")).toBe("Hej");
});

test("a language without a file has the English texts", async () => {
  const folder = emptySite();
  await expect(loadLanguageTexts("it")).rejects.toMatchObject({ code: 503 });
  writeFileSync(join(folder, "lang-en.json"), JSON.stringify({ hello: "Hello" }));
  expect(await loadLanguageTexts("it")).toEqual({ hello: "Hello" });
});
