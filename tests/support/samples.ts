import { type Channel, channel } from "../../lib/contract/channel.ts";
import { parseAnswer } from "../../lib/contract/parse-answer.ts";
import { type Section, section } from "../../lib/contract/sections.ts";

/** The smallest channel that keeps the contract, with whatever a test adds. */
export function aChannel(more: object = {}): Channel {
  return parseAnswer(channel, {
    token: "demo",
    name: "Demo",
    channel_id: "c1",
    origin: "http://demo.localhost:3000",
    page: { token: "home" },
    ...more,
  }).value;
}

/** The smallest section, with whatever a test adds. */
export function aSection(more: object = {}): Section {
  return parseAnswer(section, { token: "row", role: "content", ...more }).value;
}
