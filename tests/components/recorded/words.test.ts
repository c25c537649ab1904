import { describe, expect, test } from "vitest";
import { keyOf } from "@/components/recorded/words";
import { eventNames } from "@/lib/analytics/event-names";
import { languages } from "@/lib/contract/languages";
import { failures } from "@/lib/failures/failures";
import { textsIn } from "../../support/texts";

const names = Object.values(eventNames).flat();
const reasons = Object.values(failures).flatMap(({ refused }) => refused ?? []);

describe.each(languages)("in %s", (language) => {
  const texts = textsIn(language);

  test.each(names)("%s has words of its own", (name) => {
    const others = names.filter((each) => each !== name).map((each) => texts[keyOf(each, "")]);
    expect(texts).toHaveProperty(keyOf(name, ""));
    expect(others).not.toContain(texts[keyOf(name, "")]);
  });

  test.each(reasons)("a film that stayed closed for %s has words", (reason) => {
    expect(texts).toHaveProperty(keyOf("refused", reason));
  });
});

test("what no page of ours tells is something else", () => {
  expect(keyOf("toString", undefined)).toBe("laterRecordedOther");
});
