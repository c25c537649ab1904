import { describe, expect, test } from "vitest";
import { getIpNetworkPrefix } from "../../../../../provider/domain/search/ip-network-prefix.ts";
import { toPublicTrendText } from "../../../../../provider/domain/search/public-trend-text.ts";

describe("the text of a trend", () => {
  test.each([
    ["Northern  LIGHTS", ["northern", "lights"], [], "northern lights"],
    ["the lights of a b!", ["lights"], [], "lights"],
    ["lights 💩 <b> \u202e", ["lights"], [], "lights"],
    ["a boat to the north", ["boat", "north"], ["A Boat to the North"], "a boat to the north"],
    ["boat to the", ["boat"], ["A Boat to the North"], "boat to the"],
    ["oat to the", ["oat"], ["A Boat to the North"], "oat"],
    ["海のネコ", ["海のねこ"], [], "海のネコ"],
    ["the of", [], [], undefined],
    ["someone@quay.example lights", ["lights"], [], undefined],
  ])("of %j is made from the words %j and titles %j", (query, words, titles, text) => {
    expect(toPublicTrendText(query, words, titles)).toBe(text);
  });
});

describe("the network of an IP address", () => {
  test.each([
    ["192.0.2.77", "192.0.2"],
    ["::ffff:192.0.2.1", "192.0.2"],
    ["2001:db8:7:1::1", "2001:db8:7"],
    ["2001:0db8:0007:ffff:1:2:3:4", "2001:db8:7"],
    ["::1", "0:0:0"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, prefix) => {
    expect(getIpNetworkPrefix(address)).toBe(prefix);
  });
});
