import { expect, test } from "vitest";
import { requestProvider } from "../../../lib/provider-api/request-provider.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider } = useTinyProvider();
const requestWith = (segment: string) =>
  requestProvider({
    call: "segments",
    channel: "tiny",
    segments: ["channel", "t1", "users", segment, "verification"],
    headers: {},
    body: {},
    caller: "192.0.2.1",
    deadlineMs: 2_000,
  });

// docs/security.md SE-30
test.each([".", "..", "\ud800"])("%j is no valid segment: 404, without a call", async (segment) => {
  await expect(requestWith(segment)).rejects.toMatchObject({ code: 404 });
  expect(provider().requestedPaths).toEqual([]);
});

test("calls with invalid segments do not block the call, however many are made", async () => {
  for (let i = 0; i < 40; i += 1) await requestWith("\ud800").catch(() => undefined);
  expect(await requestWith("good")).toMatchObject({ _id: "u1" });
});
