import { beforeAll, expect, test, vi } from "vitest";
import { signPass } from "../../../lib/contract/signed-pass.ts";
import {
  isPreviewPassValid,
  previewPassOfPage,
  addPreviewPass,
} from "../../../lib/session/preview-passes.ts";

const secret = "a-secret-of-site-and-provider-as-long-as-it-has-to-be";
beforeAll(() => {
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
  vi.stubEnv("PROVIDER_SECRET", secret);
});

const academy = { token: "academy", mode: "staging" } as const;
const endsAt = () => Date.now() + 60_000;
const passTo = (what: string, channel = "academy") =>
  signPass(secret, { purpose: "preview", channel, what }, endsAt());

// docs/security.md SE-145
test("a pass opens its page, in any spelling, and no other page", () => {
  const pass = passTo("/video/a&b");
  expect(isPreviewPassValid(academy, "/video/a%26b", pass)).toBe(true);
  expect(isPreviewPassValid(academy, "/video/a&b/", pass)).toBe(true);
  expect(isPreviewPassValid(academy, "/video/a", pass)).toBe(false);
  expect(isPreviewPassValid(academy, "/", pass)).toBe(false);
});

// docs/security.md SE-145
test("a pass opens nothing on another channel, nor on a published channel", () => {
  const pass = passTo("/");
  expect(isPreviewPassValid({ ...academy, token: "demo" }, "/", pass)).toBe(false);
  expect(isPreviewPassValid({ ...academy, mode: "live" }, "/", pass)).toBe(false);
});

test("the pass of the page is found among those of the browser", () => {
  const cookie = { passes: [passTo("/"), passTo("/video/7"), "forged"] };
  expect(previewPassOfPage(academy, "/video/7", cookie)).toBe(cookie.passes[1]);
  expect(previewPassOfPage(academy, "/video/8", cookie)).toBeUndefined();
  expect(previewPassOfPage(academy, "/", undefined)).toBeUndefined();
});

test("the latest eight passes are stored, each once", () => {
  const many = Array.from({ length: 8 }, (_, index) => `p${index}`);
  expect(addPreviewPass({ passes: many }, "new").passes).toEqual(["new", ...many.slice(0, 7)]);
  expect(addPreviewPass({ passes: ["a", "b"] }, "b").passes).toEqual(["b", "a"]);
  expect(addPreviewPass(undefined, "a").passes).toEqual(["a"]);
});
