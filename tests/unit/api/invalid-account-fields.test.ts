import { expect, test } from "vitest";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import texts from "../../../public/lng/lang-en.json" with { type: "json" };
import { post } from "./support.ts";

useTinyProvider();

const newcomer = { ...tinyViewer, first_name: "Ada", last_name: "Tiny" };

test.each([
  ["first_name", "x".repeat(101)],
  ["last_name", "x".repeat(101)],
  ["password", "x".repeat(1_001)],
  ["email", `${"x".repeat(300)}@tiny.example`],
  ["email", "no address"],
  ["email", 7],
])("a wrong %s is reported with a text of the site", async (field, value) => {
  const response = await post("sign-up", { ...newcomer, [field]: value });
  const { fields } = await response.json();
  expect([response.status, Object.keys(fields)]).toEqual([400, [field]]);
  expect(Object.keys(texts)).toContain(fields[field]);
});
