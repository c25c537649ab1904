import { expect, test } from "vitest";
import { findTypedTextRange } from "@/components/search-box/find-typed-text-range";

test.each<[string, string, string | undefined]>([
  ["Frozen Lake", "lake", "Lake"],
  ["frozen lake", "LAKE", "lake"],
  ["Frozen Lake", "zen l", "zen L"],
  ["Frozen Lake", "sea", undefined],
  ["Frozen Lake", "", undefined],
  ["ÅRHUS om natten", "århus", "ÅRHUS"],
  // "İ" is two units long in lower case.
  ["İstanbul'da gece", "gece", "gece"],
  ["İİstanbul", "stan", "stan"],
  ["🌊🌊 waves", "waves", "waves"],
  ["לילה באגם", "באגם", "באגם"],
  ["夜の湖", "湖", "湖"],
  ["ΟΔΟΣ", "οδος", undefined],
])("in “%s” “%s” finds %s", (text, typed, found) => {
  const match = findTypedTextRange(text, typed);
  expect(match && text.slice(...match)).toBe(found);
});
