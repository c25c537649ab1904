import { describe, expect, test } from "vitest";
import { recordedEventLabelKey } from "@/components/recorded-events/recorded-event-labels";
import { eventNames } from "@/lib/analytics/event-names";
import { languages } from "@/lib/contract/languages";
import { failureDisplays } from "@/lib/failures/failure-displays";
import { textsIn } from "../../support/texts";

const names = Object.values(eventNames).flat();
const reasons = Object.values(failureDisplays).flatMap(({ refused }) => refused ?? []);

describe.each(languages)("in %s", (language) => {
  const texts = textsIn(language);

  test.each(names)("%s has its own text", (name) => {
    const others = names
      .filter((each) => each !== name)
      .map((each) => texts[recordedEventLabelKey(each, "")]);
    expect(texts).toHaveProperty(recordedEventLabelKey(name, ""));
    expect(others).not.toContain(texts[recordedEventLabelKey(name, "")]);
  });

  test.each(reasons)("a film that was closed for %s has a text", (reason) => {
    expect(texts).toHaveProperty(recordedEventLabelKey("refused", reason));
  });
});

test("an event that no page of the site sends has a general text", () => {
  expect(recordedEventLabelKey("toString", undefined)).toBe("laterRecordedOther");
});
