import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { answersOf, faultsOf } from "@/components/account/registration/answers";
import { dayOf, sayDay } from "@/components/account/registration/days";
import { RegistrationForm } from "@/components/account/registration/registration-form";
import type { RegistrationField } from "@/lib/contract/user";
import { renderSite } from "../support/render-site";

const field = (token: string, extra: Partial<RegistrationField> = {}): RegistrationField => ({
  token,
  title: `Title of ${token}`,
  type: "text",
  is_mandatory: false,
  should_be_collected: true,
  ...extra,
});

const day = Date.UTC(1990, 4, 4);

describe("a day that was written", () => {
  test.each([
    ["1990-05-04", "en-GB"],
    [" 1990-5-4 ", "de"],
    ["4/5/1990", "en-GB"],
    ["5/4/1990", "en-US"],
    ["4.5.1990", "de"],
    ["04-05-1990", "nb"],
    ["1990/05/04", "ja"],
    ["1990年5月4日", "ja"],
  ])("%s is understood in %s", (text, locale) => {
    expect(dayOf(text, locale)).toBe(day);
  });

  test.each(["", "soon", "1990-02-31", "31/02/1990", "1990", "4/5/90", "1990-13-01", "1-2-3-1990"])(
    "“%s” is no day",
    (text) => {
      expect(dayOf(text, "en-GB")).toBeUndefined();
    },
  );

  test.each(["en-GB", "en-US", "da", "de", "es", "fr", "it", "ja", "nb", "pt", "sv"])(
    "what is said in %s is understood there",
    (locale) => {
      expect(dayOf(sayDay(day, locale), locale)).toBe(day);
    },
  );
});

describe("what is sent", () => {
  const fields = [
    field("name", { is_mandatory: true }),
    field("born", { type: "date_epoch_ms" }),
    field("news", { type: "checkbox", is_mandatory: true }),
    field("more"),
  ];

  it("has text, a day at UTC midnight, true or false, and what was skipped", () => {
    const values = { name: " Ana ", born: "1990-05-04", news: "on", more: " " };
    expect(answersOf(fields, values, "en")).toEqual([
      { registration_field_token: "name", value: "Ana" },
      { registration_field_token: "born", value: day },
      { registration_field_token: "news", value: true },
      { registration_field_token: "more", has_skipped: true },
    ]);
    expect(answersOf(fields, {}, "en")[2]).toEqual({
      registration_field_token: "news",
      value: false,
    });
  });

  it("is refused without a required answer; a checkbox never is", () => {
    expect(faultsOf(fields, { name: " " }, "en")).toEqual({ name: "requiredField" });
  });

  it("is refused with a day after today, not with today", () => {
    const at = (born: string) => faultsOf(fields, { name: "Ana", born }, "en");
    vi.setSystemTime(new Date(2026, 10, 21, 23, 30));
    expect(at("2026-11-21")).toEqual({});
    expect(at("2026-11-22")).toEqual({ born: "accountDateLate" });
    expect(at("then")).toEqual({ born: "accountDateWrong" });
    vi.useRealTimers();
  });
});

describe("the form", () => {
  const sent: unknown[] = [];
  const server = setupServer();
  beforeAll(() => server.listen());
  beforeEach(() => {
    sent.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const fields = [
    field("sea", { is_mandatory: true, verifications: { options: ["North", "South"] } }),
    field("secret", { should_be_collected: false, is_mandatory: true }),
    field("born", { type: "date_epoch_ms", value: day }),
  ];

  it("marks what is required, leaves out what is not collected, and shows what is known", () => {
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    expect(screen.getByText("Title of sea").textContent).toBe("Title of sea *");
    expect(screen.queryByText("Title of secret")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Title of born").value).toBe("1990-05-04");
  });

  it("finds an option by a part of its name and sends it", async () => {
    server.use(
      http.post("*/api/registration-fields", async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ code: 503 }, { status: 503 });
      }),
    );
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    fireEvent.focus(list);
    fireEvent.change(list, { target: { value: "ou" } });
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["South"]);
    fireEvent.keyDown(list, { key: "Enter" });
    fireEvent.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("alert");
    expect(sent).toEqual([
      [
        { registration_field_token: "sea", value: "South" },
        { registration_field_token: "born", value: day },
      ],
    ]);
    expect(screen.getByText("South")).toBeDefined();
  });

  it("leads to the list when nothing was chosen from it", async () => {
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    fireEvent.click(screen.getByRole("button", { name: "Submit" }));
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    await waitFor(() => expect(document.activeElement).toBe(list));
    const words = (list.getAttribute("aria-describedby") ?? "").split(" ");
    expect(words.map((id) => document.getElementById(id)?.textContent)).toContain(
      "This field is required",
    );
  });
});
