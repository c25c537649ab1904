import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RegistrationForm } from "@/components/account/registration/registration-form";
import { press, saidOf } from "../../support/forms";
import { field } from "../../support/registration-fields";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";
import { user } from "../../support/user";

const { answer, bodies } = useDoor();
const day = Date.UTC(1990, 4, 4);

describe("the form", () => {
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
    answer("registration-fields", 503, { code: 503 });
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

  it("leads to the list when nothing was chosen from it", async () => {
    renderSite(<RegistrationForm fields={fields} mobile={false} />);
    await press("Submit");
    const list = screen.getByRole("combobox", { name: /Title of sea/ });
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(saidOf(list)).toContain("This field is required");
  });
});
