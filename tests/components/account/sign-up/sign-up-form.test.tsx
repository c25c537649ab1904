import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SignUpForm } from "@/components/account/sign-up/sign-up-form";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";
import { expectFocus } from "../../support/focus";

const { answer, sent } = useDoor();
beforeEach(() => sessionStorage.clear());

describe("signing up", () => {
  const fill = async () => {
    await type("First name", "Ana");
    await type("Last name", "Example");
    await type("Email", "ana@demo.test");
    await type("Password", "correct horse");
    await press("Sign up");
  };
  const draw = () => renderSite(<SignUpForm mobile={false} legal={null} external={null} />);

  it("leads to the mail that was sent, and can have it sent again", async () => {
    answer("sign-up", 200);
    answer("send-verification", 200);
    draw();
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

  it("keeps all that was typed when the address is taken", async () => {
    answer("sign-up", 409, { code: 409 });
    draw();
    await fill();
    await expectFocus(() => screen.getByLabelText("Email"));
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ana");
  });

  it("puts an error at the field that the provider names, and none at the password", async () => {
    answer("sign-up", 422, { code: 422, fields: { first_name: "Not a name." } });
    draw();
    await fill();
    await expectFocus(() => screen.getByLabelText("First name"));
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBeNull();
  });
});
