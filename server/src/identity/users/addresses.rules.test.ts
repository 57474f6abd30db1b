import { assert, integer, ipV4, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { addressGroup, networkOf } from "./addresses.rules.ts";

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7", "192.0.2.7"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("IPv4 addresses count each on their own", () => {
  assert(
    property(ipV4(), (address) => {
      expect(addressGroup(address)).toBe(address);
      expect(addressGroup(`::ffff:${address}`)).toBe(address);
    }),
  );
});

test("all addresses of one IPv6 network count as one", () => {
  const group = integer({ min: 0, max: 0xffff });
  assert(
    property(tuple(group, group, group, group), tuple(group, group, group, group), (network, host) => {
      const address = [...network, ...host].map((part) => part.toString(16)).join(":");

      expect(addressGroup(address)).toBe(network.map((part) => part.toString(16)).join(":"));
    }),
  );
});

test.each([
  ["203.0.113.7", "203.0.113.x"],
  ["::ffff:203.0.113.7", "203.0.113.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:db8::9", "2001:db8:0::"],
  ["127.0.0.1", "this machine"],
  ["::1", "this machine"],
  ["::ffff:127.0.0.1", "this machine"],
  ["", ""],
  ["unknown", ""],
])("of %s people read the network %j, and nothing that points to one house", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
