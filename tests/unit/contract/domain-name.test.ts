import { expect, test } from "vitest";
import { normalizeDomainName } from "../../../lib/contract/domain-name.ts";

test.each([
  ["Watch.Acme.Example", "watch.acme.example"],
  ["acme.example.", "acme.example"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["XN--BCHER-KVA.example", "xn--bcher-kva.example"],
  ["bücher。example", "xn--bcher-kva.example"],
  ["acme", undefined],
  ["demo.localhost", undefined],
  ["printer.local.", undefined],
  ["192.0.2.7", undefined],
  ["0x7f.1", undefined],
  ["[::1]", undefined],
  ["acme.example:443", undefined],
  ["user@acme.example", undefined],
  ["acme.example/path", undefined],
  ["a..example", undefined],
  ["*.acme.example", undefined],
  ["a_b.example", undefined],
  [`${"a".repeat(64)}.example`, undefined],
  [`${"a.".repeat(130)}example`, undefined],
])("the domain %s is stored as %s", (text, expected) => {
  expect(normalizeDomainName(text)).toBe(expected);
});
