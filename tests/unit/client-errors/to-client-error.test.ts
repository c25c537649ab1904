import { describe, expect, test } from "vitest";
import { toClientError } from "../../../lib/client-errors/to-client-error.ts";
import { clientErrorSchema } from "../../../lib/contract/client-error.ts";

const origin = "https://tv.example";
const chunk = "/_next/static/chunks/0dhw85vh8w0z6.js";

function thrown(stack: string, more: Partial<Error> = {}): Error {
  return Object.assign(new TypeError("no title"), { stack, ...more });
}

function reported(error: unknown, more: Partial<GatheredError> = {}) {
  return toClientError({ kind: "error", error, path: "/video/one", ...more }, origin);
}

// docs/security.md SE-142
describe("a stack", () => {
  test.each([
    [
      "Chromium",
      `TypeError: no title\n    at titleOf (${origin}${chunk}?dpl=1:1:234)\n    at async ${origin}/video/one?token=secret:12:3`,
    ],
    ["Firefox", `titleOf@${origin}${chunk}:1:234\n@${origin}/video/one?token=secret:12:3\n`],
    ["Safari", `titleOf@${origin}${chunk}:1:234\n${origin}/video/one:12:3\n[native code]`],
  ])("of %s has the positions of scripts, without hosts", (_, stack) => {
    expect(reported(thrown(stack))?.stack).toMatchObject([
      { script: chunk, line: 1, column: 234, name: "titleOf" },
      { script: "page", line: 12, column: 3 },
    ]);
  });

  test("has at most thirty positions", () => {
    const line = `    at go (${origin}${chunk}:1:2)\n`;
    expect(reported(thrown(line.repeat(100)))?.stack).toHaveLength(30);
  });

  test("contains no URL outside the build, whatever an attacker writes", () => {
    const stack = [
      `    at a (${origin}/_next/static/../../user/account.js:1:2)`,
      `    at b (https://ads.example/ad.js?id=7:3:4)`,
      `    at c (${origin}${chunk}:5:6)`,
    ];
    const scripts = reported(thrown(stack.join("\n")))?.stack.map(({ script }) => script);
    expect(scripts).toEqual(["page", "other", chunk]);
  });
});

// docs/security.md SE-142
describe("an error", () => {
  test("is reported in the shape that the site accepts, however long it is", () => {
    const error = thrown(`    at <b>x</b> (${origin}${chunk}:0:0)`, {
      name: "<script>",
      message: "<img onerror=alert(1)> ".repeat(200),
    });
    const report = reported(error, { path: `/${"a".repeat(900)}` });
    expect(clientErrorSchema.safeParse(report).success).toBe(true);
    expect(report).toMatchObject({ name: "Error", stack: [{ line: 1, column: 1 }] });
  });

  test.each([
    ["a text", "it broke for ada@mail.example", "it broke for [email]"],
    ["nothing", undefined, "undefined was thrown"],
    ["an object of an unknown kind", { password: "secret" }, "object was thrown"],
  ])("that is %s is reported only by its type", (_, error, message) => {
    expect(reported(error)).toMatchObject({ name: "Error", message, stack: [] });
  });

  test.each([
    ["a third-party script", thrown("    at x (https://ads.example/ad.js:1:2)")],
    ["an extension", thrown("    at x (chrome-extension://abc/content.js:1:2)")],
    ["an aborted request", thrown("", { name: "AbortError" })],
    ["a late observer", thrown("", { message: "ResizeObserver loop completed" })],
  ])("of %s is not reported", (_, error) => {
    expect(reported(error)).toBeUndefined();
  });

  test("about which the browser says nothing is not reported", () => {
    expect(reported(null, { message: "Script error." })).toBeUndefined();
  });
});

describe("a script that did not load", () => {
  const missing = (error: string) => reported(error, { kind: "chunk" });

  test("is reported by its path", () => {
    expect(missing(`${origin}${chunk}?dpl=1`)).toMatchObject({
      kind: "chunk",
      name: "ChunkLoadError",
      message: `${chunk} did not come`,
    });
  });

  test.each(["https://ads.example/ad.js", `${origin}/owner.js`, ""])(
    "is ignored when it is not the site's: %j",
    (address) => {
      expect(missing(address)).toBeUndefined();
    },
  );
});
