import { expect, test } from "vitest";
import { readRequestData, storeRequestData } from "../../../lib/pages/store-request-data.ts";

// docs/security.md SE-12
test("the data of a request is found only under its random id", () => {
  const [one, other] = [{ currentPath: "/one" }, { currentPath: "/other" }];
  const ids = [storeRequestData(one), storeRequestData(other)];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
  expect(ids.map(readRequestData)).toEqual([one, other]);
  expect([null, "", "1", crypto.randomUUID()].map(readRequestData)).toEqual(
    Array(4).fill(undefined),
  );
});
