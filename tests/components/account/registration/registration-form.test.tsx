import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RegistrationForm } from "@/components/account/registration/registration-form";
import { press, saidOf } from "../../support/forms";
import { field } from "../../support/registration-fields";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { user } from "../../support/user";
import { expectFocus } from "../../support/focus";

const { respond, bodies, offer } = useSiteApi();
const day = Date.UTC(1990, 4, 4);

describe("a date field", () => {
  const born = field("born", { type: "date_epoch_ms" });
  const input = () => screen.getByRole("textbox", { name: /Title of born/ });

  it.each([
    ["2990-01-01", "today or an earlier date"],
    ["31/02/1990", "Enter a date like"],
    ["soon", "Enter a date like"],
  ])("with %s shows “%s” and gets the focus", async (typed, message) => {
    renderSite(<RegistrationForm fields={[born]} mobile={false} />);
    await user.type(input(), typed);
    await press("Submit");
    await expectFocus(input);
    expect(saidOf(input()).join(" ")).toContain(message);
  });

  it("sends midnight of its day in UTC", async () => {
    respond("registration-fields", 503, { code: 503 });
    renderSite(<RegistrationForm fields={[born]} mobile={false} />);
    await user.type(input(), "1990-05-04");
    await press("Submit");
    await screen.findByRole("alert");
    expect(bodies()).toEqual([[{ registration_field_token: "born", value: day }]]);
  });
});

describe("the form", () => {
  const fields = [
    field("sea", { is_mandatory: true, verifications: { options: ["North", "South"] } }),
    field("secret", { should_be_collected: false, is_mandatory: true }),
    field("born", { type: "date_epoch_ms", value: day }),
  ];

  it("marks required fields, leaves out fields that are not collected, and shows saved values", () => {
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    expect(screen.getByText("Title of sea").textContent).toBe("Title of sea *");
    expect(screen.queryByText("Title of secret")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Title of born").value).toBe("05/04/1990");
  });

  it("finds an option by a part of its name and sends it", async () => {
    respond("registration-fields", 503, { code: 503 });
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    await user.type(list, "ou");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["South"]);
    await user.keyboard("{Enter}");
    await press("Submit");
    await screen.findByRole("alert");
    expect(bodies()).toEqual([
      [
        { registration_field_token: "sea", value: "South" },
        { registration_field_token: "born", value: day },
      ],
    ]);
    expect(screen.getByText("South")).toBeDefined();
  });

  it("moves the focus to the list when no option was chosen from it", async () => {
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    await press("Submit");
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    await expectFocus(list);
    expect(saidOf(list)).toContain("This field is required");
  });
});

describe("a form that changes while it is being filled in", () => {
  const sea = (options: string[]) =>
    field("sea", { is_mandatory: true, verifications: { options } });
  const before = [sea(["North", "South"]), field("boat")];
  const refused = { code: 422, fields: { sea: "That choice is gone." } };

  const fillIn = async () => {
    renderSite(<RegistrationForm fields={before} mobile={false} />);
    await user.type(screen.getByRole("combobox", { name: /Title of sea/ }), "sou{Enter}");
    await user.type(screen.getByLabelText("Title of boat"), "Ida");
    await press("Submit");
    return screen.findByText("That choice is gone.");
  };

  it("removes an option that is no longer offered, and preserves the other values", async () => {
    respond("registration-fields", 422, refused);
    offer("registration-fields", [sea(["North", "East"]), field("boat")]);
    await fillIn();
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    await expectFocus(list);
    expect(screen.queryByText("South")).toBeNull();
    await user.keyboard("{ArrowDown}");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "North",
      "East",
    ]);
    await user.keyboard("{Enter}");
    await press("Submit");
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual([
      { registration_field_token: "sea", value: "North" },
      { registration_field_token: "boat", value: "Ida" },
    ]);
  });

  it("shows a field that has become mandatory, and removes a field that was deleted", async () => {
    respond("registration-fields", 422, { code: 422, fields: { crew: "Who comes along?" } });
    offer("registration-fields", [field("boat"), field("crew", { is_mandatory: true })]);
    renderSite(<RegistrationForm fields={before} mobile={false} />);
    await user.type(screen.getByRole("combobox", { name: /Title of sea/ }), "sou{Enter}");
    await press("Submit");
    await screen.findByText("Who comes along?");
    await expectFocus(() => screen.getByLabelText(/Title of crew/));
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("stays unchanged when the current fields cannot be loaded", async () => {
    respond("registration-fields", 422, refused);
    offer("registration-fields", {}, 503);
    await fillIn();
    expect(screen.getByLabelText<HTMLInputElement>("Title of boat").value).toBe("Ida");
  });
});

it("sends a value for each of 250 questions", async () => {
  respond("registration-fields", 503, { code: 503 });
  const fields = Array.from({ length: 250 }, (_, i) => field(`q${i}`));
  renderSite(<RegistrationForm fields={fields} mobile={false} />);
  await press("Submit");
  await screen.findByRole("alert");
  expect(bodies()[0]).toHaveLength(250);
});
