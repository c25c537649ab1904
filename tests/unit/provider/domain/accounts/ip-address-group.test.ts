import { expect, it } from "vitest";
import { getIpAddressGroup } from "../../../../../provider/domain/accounts/ip-address-group.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, group) => {
  expect(getIpAddressGroup(address)).toBe(group);
});
