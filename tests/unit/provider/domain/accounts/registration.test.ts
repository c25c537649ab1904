import { describe, expect, it } from "vitest";
import {
  findMissingRegistrationFields,
  parseRegistrationAnswers,
  type RegistrationFormField,
} from "../../../../../provider/domain/accounts/registration.ts";
import en from "../../../../../provider/locales/en.json" with { type: "json" };

const field = (
  token: string,
  more: Partial<RegistrationFormField> = {},
): RegistrationFormField => ({
  token,
  title: token,
  type: "text",
  is_mandatory: true,
  should_be_collected: true,
  ...more,
});
const sent = (token: string, value: string | number | boolean) => ({
  registration_field_token: token,
  value,
});
const saved = (name: string, value: string | null) => ({
  field: name,
  value,
  skipped: value === null,
});

describe("missingFields", () => {
  const optional = field("b", { is_mandatory: false });

  it.each([
    ["no field is required", [field("a", { should_be_collected: false })], [], [false, false]],
    ["a mandatory field was never shown", [field("a"), optional], [saved("b", "x")], [true, true]],
    ["an optional field was never shown", [optional], [], [true, false]],
    ["a field was skipped", [optional], [saved("b", null)], [false, false]],
    [
      "a field became mandatory after it was skipped",
      [field("b")],
      [saved("b", null)],
      [false, true],
    ],
    ["a checkbox was never shown", [field("a", { type: "checkbox" })], [], [true, false]],
  ])("%s", (_, fields, formAnswers, [some, mandatory]) => {
    expect(findMissingRegistrationFields(fields, formAnswers)).toEqual({ some, mandatory });
  });
});

type Refused = [string, Partial<RegistrationFormField>, string | number, keyof typeof en.errors];

describe("parseRegistrationAnswers", () => {
  it("trims texts and leaves out unknown fields", () => {
    const fields = [field("a"), field("b", { should_be_collected: false })];
    expect(
      parseRegistrationAnswers(
        fields,
        [sent("a", " x "), sent("b", "y"), sent("c", "z")],
        en.errors,
      ),
    ).toEqual({ registrationAnswers: [saved("a", "x")], faults: {} });
  });

  it.each([
    ["an option that there is not", { verifications: { options: ["x"] } }, "y", "notAnOption"],
    ["a number in a text", {}, 7, "badInput"],
    ["more than 500 characters", {}, "x".repeat(501), "badInput"],
    ["a moment that is no midnight", { type: "date_epoch_ms" }, 1, "notADay"],
    ["a date in words", { type: "date_epoch_ms" }, "2020-01-01", "notADay"],
    ["a day past the end of time", { type: "date_epoch_ms" }, 864e15, "notADay"],
    ["a ticked box in words", { type: "checkbox" }, "true", "badInput"],
  ] satisfies Refused[])("rejects %s", (_, more, value, fault) => {
    const { registrationAnswers: formAnswers, faults } = parseRegistrationAnswers(
      [field("a", more)],
      [sent("a", value)],
      en.errors,
    );
    expect(formAnswers).toEqual([]);
    expect(faults).toEqual({ a: en.errors[fault] });
  });

  it("accepts days before 1970", () => {
    const day = Date.UTC(1960, 5, 1);
    const fields = [field("a", { type: "date_epoch_ms" })];
    expect(
      parseRegistrationAnswers(fields, [sent("a", day)], en.errors).registrationAnswers[0]?.value,
    ).toBe(day);
  });
});
