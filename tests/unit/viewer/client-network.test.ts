import { expect, test } from "vitest";
import { clientNetwork } from "../../../lib/viewer/client-network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["2001:db8::2:0:0:0:7", "2001:db8:0:2"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("%s is the client %s", (ip, client) => {
  expect(clientNetwork(ip)).toBe(client);
});
