// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { gatherErrors } from "../../../lib/page-scripts/gather-errors.ts";

// Its listeners are not removed while the page exists.
beforeAll(() => gatherErrors(3));
afterEach(() => void self.mqErrors?.waiting.splice(0));

const waiting = () => self.mqErrors?.waiting;
const fail = (message: string) => {
  const error = new Error(message);
  dispatchEvent(new ErrorEvent("error", { error, message, cancelable: true }));
  return error;
};

test("a thrown error is gathered with the path of its page", () => {
  const error = fail("one");
  expect(waiting()).toEqual([{ kind: "error", error, message: "one", path: location.pathname }]);
});

test("an unhandled rejection is gathered", () => {
  const reason = new Error("late");
  const rejection = Object.assign(new Event("unhandledrejection"), { reason });
  dispatchEvent(rejection);
  expect(waiting()).toMatchObject([{ kind: "rejection", error: reason }]);
});

test("a script and a style sheet that fail to load are gathered, a picture is not", () => {
  const script = Object.assign(document.createElement("script"), {
    src: "/a.js",
    type: "text/none",
  });
  const sheet = Object.assign(document.createElement("link"), { href: "/a.css" });
  const picture = document.createElement("img");
  for (const element of [script, sheet, picture]) {
    document.body.append(element);
    element.dispatchEvent(new Event("error"));
    element.remove();
  }
  const at = (path: string) => new URL(path, location.href).href;
  expect(waiting()).toMatchObject([
    { kind: "chunk", error: at("/a.js") },
    { kind: "chunk", error: at("/a.css") },
  ]);
});

test("only the first few errors are gathered", () => {
  for (const message of ["1", "2", "3", "4"]) fail(message);
  expect(waiting()?.map(({ message }) => message)).toEqual(["1", "2", "3"]);
});

test("a registered reporter receives later errors", () => {
  const report = vi.fn<(one: GatheredError) => void>();
  const errors = self.mqErrors;
  const before = errors?.report;
  if (errors) errors.report = report;
  fail("reported");
  if (errors && before) errors.report = before;
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: "reported" }));
  expect(waiting()).toEqual([]);
});
