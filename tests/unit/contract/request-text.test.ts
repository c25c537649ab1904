import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isStorableText,
  requestTextSchema,
  findUnstorableTextInUrl,
  findUnstorableText,
  findUnstorableTextInJson,
} from "../../../lib/contract/request-text.ts";

const unstorable = fc.constantFrom("\0", "a\0b", "\ud800", "x\udc00", "\udc00\ud800");

test.each(["", "Ærø", "👩‍👩‍👧", "\ud83c\udf0a", "line\nline\u0007", "\ufffe"])(
  "%j can be stored",
  (text) => expect(isStorableText(text)).toBe(true),
);

test("the schema keeps its other rules", () => {
  expect(requestTextSchema().min(2).max(3).safeParse("ab").success).toBe(true);
  expect(requestTextSchema().min(2).safeParse("a").success).toBe(false);
  expect(requestTextSchema().trim().max(3).safeParse("a\0").success).toBe(false);
});

describe("the path of a text that cannot be stored", () => {
  test("is found wherever the text is", () => {
    const place = fc.array(fc.oneof(fc.constantFrom("a", "b", "list"), fc.nat({ max: 3 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(place, unstorable, (path, text) => {
        const value = path.reduceRight<unknown>(
          (below, key) => (typeof key === "number" ? listWith(key, below) : { [key]: below }),
          text,
        );
        expect(findUnstorableText(value)).toBe(path.join("."));
        expect(findUnstorableTextInJson(JSON.stringify(value), value)).toBe(path.join("."));
      }),
    );
  });

  test("is written in letters that can be stored, when the text is a name", () => {
    expect(findUnstorableText({ a: { "b\0\ud800": 1 } })).toBe("a.b\ufffd\ufffd");
  });

  test("is undefined for any other JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 2 }), (value) => {
        const json = JSON.stringify(value);
        const hasNul = JSON.stringify(value).includes("\\u0000");
        expect(findUnstorableTextInJson(json, value) === undefined).toBe(!hasNul);
      }),
    );
  });

  test("is found in a value of any depth", () => {
    const depth = 100_000;
    const json = `${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`;
    let deep: unknown = "\0";
    for (let level = 0; level < depth; level += 1) deep = [deep];
    expect(findUnstorableTextInJson(json, deep)).toMatch(/^0\.0\./);
  });
});

test.each([
  ["/a%00b", "", "path"],
  ["/a", "?q=a%00", "q"],
  ["/a", "page=1&q=%ED%A0%80", "q"],
  ["/a", "?a%00=1", "query"],
  ["/a%25%2000", "?q=%ED%9F%BF&r=100%25", undefined],
])("in the query %s%s is %s", (pathname, search, found) => {
  expect(findUnstorableTextInUrl(pathname, search)).toBe(found);
});

function listWith(index: number, value: unknown): unknown[] {
  return [...Array.from({ length: index }, () => 0), value];
}
