import { describe, expect, test } from "vitest";
import { getTrackedEventLabelKey } from "@/components/tracked-events/tracked-event-labels";
import { trackedEventNames } from "@/lib/analytics/event-names";
import { languages } from "@/lib/contract/languages";
import { failureDisplays } from "@/lib/failures/failure-displays";
import { textsIn } from "../../support/texts";

const names = Object.values(trackedEventNames).flat();
const reasons = Object.values(failureDisplays).flatMap(({ refused }) => refused ?? []);

describe.each(languages)("in %s", (language) => {
  const texts = textsIn(language);

  test.each(names)("%s has its own text", (name) => {
    const others = names
      .filter((each) => each !== name)
      .map((each) => texts[getTrackedEventLabelKey(each, "")]);
    expect(texts).toHaveProperty(getTrackedEventLabelKey(name, ""));
    expect(others).not.toContain(texts[getTrackedEventLabelKey(name, "")]);
  });

  test.each(reasons)("a film that was closed for %s has a text", (reason) => {
    expect(texts).toHaveProperty(getTrackedEventLabelKey("refused", reason));
  });
});

test("an event that no page of the site sends has a general text", () => {
  expect(getTrackedEventLabelKey("toString", undefined)).toBe("laterRecordedOther");
});
