import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SignUpForm } from "@/components/account/sign-up/sign-up-form";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { expectFocus } from "../../support/focus";

const { respond, sent } = useSiteApi();
beforeEach(() => sessionStorage.clear());

describe("signing up", () => {
  const fill = async () => {
    await type("First name", "Ana");
    await type("Last name", "Example");
    await type("Email", "ana@demo.test");
    await type("Password", "correct horse");
    await press("Sign up");
  };
  const renderForm = () => renderSite(<SignUpForm mobile={false} legal={null} external={null} />);

  it("shows that a mail was sent, and can send it again", async () => {
    respond("sign-up", 200);
    respond("send-verification", 200);
    renderForm();
    await fill();
    await expectHeading("Check your email");
    expect(screen.getByText(/ana@demo\.test/)).toBeDefined();
    await press("Send again");
    await screen.findByText("We’ve sent it again.");
    expect(sent[0]).toEqual([
      "sign-up",
      {
        first_name: "Ana",
        last_name: "Example",
        email: "ana@demo.test",
        password: "correct horse",
        mobile: false,
      },
    ]);
  });

  it("preserves typed values when the e-mail address is in use", async () => {
    respond("sign-up", 409, { code: 409 });
    renderForm();
    await fill();
    await expectFocus(() => screen.getByLabelText("Email"));
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ana");
  });

  it("shows an error at the field that the provider names, and none at the password", async () => {
    respond("sign-up", 422, { code: 422, fields: { first_name: "Not a name." } });
    renderForm();
    await fill();
    await expectFocus(() => screen.getByLabelText("First name"));
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBeNull();
  });
});
