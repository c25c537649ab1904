import { describe, expect, it, vi } from "vitest";
import {
  toRegistrationAnswers,
  validateRegistration,
} from "@/components/account/registration/registration-answers";
import { field } from "../../support/registration-fields";

const day = Date.UTC(1990, 4, 4);

describe("registration answers", () => {
  const fields = [
    field("name", { is_mandatory: true }),
    field("born", { type: "date_epoch_ms" }),
    field("news", { type: "checkbox", is_mandatory: true }),
    field("more"),
  ];

  it("contain text, a day at UTC midnight, a boolean, and skipped fields", () => {
    const values = { name: " Ana ", born: "1990-05-04", news: "on", more: " " };
    expect(toRegistrationAnswers(fields, values, "en")).toEqual([
      { registration_field_token: "name", value: "Ana" },
      { registration_field_token: "born", value: day },
      { registration_field_token: "news", value: true },
      { registration_field_token: "more", has_skipped: true },
    ]);
    expect(toRegistrationAnswers(fields, {}, "en")[2]).toEqual({
      registration_field_token: "news",
      value: false,
    });
  });

  it("are invalid without a required value, except for a checkbox", () => {
    expect(validateRegistration(fields, { name: " " }, "en")).toEqual({ name: "requiredField" });
  });

  it("are invalid with a day after today, not with today", () => {
    const at = (born: string) => validateRegistration(fields, { name: "Ana", born }, "en");
    vi.setSystemTime(new Date(2026, 10, 21, 23, 30));
    expect(at("2026-11-21")).toEqual({});
    expect(at("2026-11-22")).toEqual({ born: "accountDateLate" });
    expect(at("then")).toEqual({ born: "accountDateWrong" });
    vi.useRealTimers();
  });
});
