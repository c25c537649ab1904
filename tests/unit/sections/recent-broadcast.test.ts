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
] as const)("BE-157: a card of what is %s since %s hours is recent: %s", (state, hours, recent) => {
  const start_time = hours === undefined ? undefined : Date.now() - hours * hour;
  const input: SectionItem["input"] = { name: "Harbour", stream_state: state, start_time };
  expect(toCardView({ token: "harbour", type: "video", input }).isRecent).toBe(recent);
});
