import { expect, test } from "vitest";
import type { SectionItem } from "../../../lib/contract/sections.ts";
import { toCardView } from "../../../lib/sections/card-view.ts";

const hour = 3_600_000;

test.each([
  ["live", 3, true],
  ["live", 27, undefined],
  ["live", undefined, undefined],
  ["scheduled", -3, undefined],
  ["vod", 3, undefined],
] as const)(
  "BE-157: a card of a content that is %s since %s hours is recent: %s",
  (state, hours, recent) => {
    const start_time = hours === undefined ? undefined : Date.now() - hours * hour;
    const input: SectionItem["input"] = { name: "Harbour", stream_state: state, start_time };
    expect(toCardView({ token: "harbour", type: "video", input }).isRecent).toBe(recent);
  },
);

test.each([
  ["live", -0.5, 1, { time: 1800, duration: 5400 }],
  ["live", -2, -1, { time: 3600, duration: 3600 }],
  ["live", -2, undefined, undefined],
  ["live", 1, 2, undefined],
  ["scheduled", 1, 2, undefined],
] as const)(
  "BE-157: a card of a content that is %s from %s to %s hours has the progress %j",
  (...row) => {
    const [state, start, end, aired] = row;
    const at = (hours: number) => Date.now() + hours * hour;
    const input: SectionItem["input"] = {
      name: "Harbour",
      stream_state: state,
      start_time: at(start),
      end_time: end === undefined ? undefined : at(end),
    };
    expect(toCardView({ token: "harbour", type: "video", input }).aired).toEqual(aired);
  },
);
