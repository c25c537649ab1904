import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createInlineScriptText } from "../../../lib/page-scripts/inline-script.ts";

const join = (separator: string, ...parts: unknown[]): string => parts.join(separator);

test("a program is called with the given values", () => {
  expect(runInNewContext(createInlineScriptText(join, "-", "a", 2, undefined, [3]))).toBe("a-2--3");
});

test("a function among the values is written as its source", () => {
  const twice = (call: (value: number) => number, value: number) => call(call(value));
  expect(runInNewContext(createInlineScriptText(twice, (value) => value * 3, 2))).toBe(18);
});

test("a value cannot end the script", () => {
  const address = "https://cdn.example/</script><script>alert(1)//<!--";
  const script = createInlineScriptText(join, "", address);
  expect(script).not.toMatch(/<[/!a-z]/i);
  expect(runInNewContext(script)).toBe(address);
});

test("indentation is removed", () => {
  const program = (value: number) => {
    if (value > 1) {
      return 1;
    }
    return 2;
  };
  expect(createInlineScriptText(program, 2)).not.toMatch(/ {2}|\n\s/);
  expect(runInNewContext(createInlineScriptText(program, 2))).toBe(1);
});
