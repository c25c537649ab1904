import { beforeEach, expect, test } from "vitest";
import { makeErrorReporter } from "../../../lib/client-errors/error-reporter.ts";
import { clientErrorBatchSchema } from "../../../lib/contract/client-error.ts";

let bodies: string[];
let planned: (() => void)[];
let isTaken: boolean;
let isTranslated: boolean;

beforeEach(() => {
  bodies = [];
  planned = [];
  isTaken = true;
  isTranslated = false;
});

function start() {
  return makeErrorReporter({
    origin: "https://tv.example",
    build: "build-1",
    isTranslated: () => isTranslated,
    post: async (body) => {
      bodies.push(body);
      return isTaken;
    },
    after: (_, callback) => void planned.push(callback),
  });
}

const gathered = (message: string): GatheredError => ({ kind: "error", error: message, path: "/" });
const later = () => planned.splice(0).forEach((callback) => callback());
const reported = () =>
  bodies.map((body) =>
    clientErrorBatchSchema
      .parse(JSON.parse(body))
      .errors.map(({ message, count }) => [message, count]),
  );

test("errors of two seconds are sent in one batch, equal ones as one", () => {
  const { report } = start();
  for (const message of ["one", "two", "one", "one"]) report(gathered(message));
  expect(bodies).toEqual([]);
  later();
  expect(reported()).toEqual([
    [
      ["one", 3],
      ["two", 1],
    ],
  ]);
});

test("a repeated error is reported again when the page is left, with its new count", () => {
  const { report, flush } = start();
  report(gathered("loop"));
  later();
  for (let n = 0; n < 5_000; n += 1) report(gathered("loop"));
  later();
  flush();
  flush();
  expect(reported()).toEqual([[["loop", 1]], [["loop", 999]]]);
});

test("a page reports twenty different errors, ten in a batch", () => {
  const { report, flush } = start();
  for (let n = 0; n < 100; n += 1) report(gathered(`error ${n}`));
  later();
  later();
  flush();
  expect(reported().map((batch) => batch.length)).toEqual([10, 10]);
});

test("a page sends ten batches", () => {
  const { report, flush } = start();
  for (let n = 0; n < 30; n += 1) {
    report(gathered("loop"));
    flush();
  }
  expect(bodies).toHaveLength(10);
});

test("no batch is sent after a rejection", async () => {
  const { report, flush } = start();
  isTaken = false;
  report(gathered("one"));
  later();
  await Promise.resolve();
  report(gathered("two"));
  later();
  flush();
  expect(reported()).toEqual([[["one", 1]]]);
});

test.each([
  [true, 1],
  [false, 2],
])("texts that React finds changed are reported unless the page is translated: %s", (on, count) => {
  isTranslated = on;
  const { report } = start();
  report(gathered("Minified React error #418; visit https://react.dev/errors/418"));
  report(gathered("another"));
  later();
  expect(reported()[0]).toHaveLength(count);
});
