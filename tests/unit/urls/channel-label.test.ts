import { expect, test } from "vitest";
import { channelLabel } from "../../../lib/urls/channel-label.ts";

test.each([
  ["demo.localhost:3000", "demo"],
  ["demo.localhost", "demo"],
  ["demo.example.com", "demo"],
  ["Demo.Example.COM:8443", "demo"],
  ["a.b.example.co.uk", "a"],
  ["demo.localhost.:3000", "demo"],
  ["my_channel.localhost", "my_channel"],
  ["localhost:3000", "fallback"],
  ["example.com.", "fallback"],
  ["127.0.0.1.", "fallback"],
  ["example.com", "fallback"],
  ["127.0.0.1:3000", "fallback"],
  ["[::1]:3000", "fallback"],
])("%s names the channel %s", (host, expected) => {
  expect(channelLabel(host, "fallback")).toBe(expected);
});

test("a host without a subdomain names no channel where there is no default channel", () => {
  expect(channelLabel("localhost:3000", undefined)).toBeUndefined();
});
