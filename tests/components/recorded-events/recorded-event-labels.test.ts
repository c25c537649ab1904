import { describe, expect, test } from "vitest";
import { eventLabelKey } from "@/components/recorded-events/recorded-event-labels";
import { eventNames } from "@/lib/analytics/event-names";
import { languages } from "@/lib/contract/languages";
import { failures } from "@/lib/failures/failures";
import { textsIn } from "../../support/texts";

const names = Object.values(eventNames).flat();
const reasons = Object.values(failures).flatMap(({ refused }) => refused ?? []);

describe.each(languages)("in %s", (language) => {
  const texts = textsIn(language);

  test.each(names)("%s has its own text", (name) => {
    const others = names
      .filter((each) => each !== name)
      .map((each) => texts[eventLabelKey(each, "")]);
    expect(texts).toHaveProperty(eventLabelKey(name, ""));
    expect(others).not.toContain(texts[eventLabelKey(name, "")]);
  });

  test.each(reasons)("a film that was closed for %s has a text", (reason) => {
    expect(texts).toHaveProperty(eventLabelKey("refused", reason));
  });
});

test("an event that no page of the site sends has a general text", () => {
  expect(eventLabelKey("toString", undefined)).toBe("laterRecordedOther");
});
