import { expect, test } from "vitest";
import { prepareProviderRequest } from "../../../lib/provider-api/prepare-request.ts";

test.each([
  ["http://events.example:8080", "/?name=visits"],
  ["http://events.example/", "/?name=visits"],
  ["http://events.example/in/", "/in?name=visits"],
  ["http://events.example/in?key=1", "/in?key=1&name=visits"],
])("a call with a URL of its own, %s, is sent to %s", (base, path) => {
  const query = { name: "visits" };
  expect(
    prepareProviderRequest({ call: "events", base, segments: [], query, headers: {} }).path,
  ).toBe(path);
});

test("lines are sent unchanged", () => {
  const message = prepareProviderRequest({
    call: "events",
    base: "http://events.example",
    segments: [],
    headers: {},
    method: "POST",
    lines: '{"a":1}\n{"b":2}',
  });
  expect(message.body).toBe('{"a":1}\n{"b":2}');
  expect(message.headers["content-type"]).toBe("application/x-ndjson");
});
