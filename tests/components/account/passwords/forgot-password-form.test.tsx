import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";

const { answer, sent } = useDoor();
beforeEach(() => sessionStorage.clear());

describe("a forgotten password", () => {
  it("is answered alike for every address", async () => {
    answer("forgot-password", 200);
    answer("forgot-password-again", 200);
    renderSite(<ForgotPasswordForm mobile={false} title="Forgot password" hint="…" />);
    await type("Email", "ana@demo.test");
    await press("Send link");
    await expectHeading("Link sent");
    await press("Send again");
    await screen.findByText("We’ve sent it again.");
    expect(sent.map(([call]) => call)).toEqual(["forgot-password", "forgot-password-again"]);
  });

  it("begins with the address that was typed at the sign-in", async () => {
    const { unmount } = renderSite(<SignInForm mobile={false} error={undefined} />);
    await type("Email", "ana@demo.test");
    window.dispatchEvent(new Event("pagehide"));
    unmount();
    renderSite(<ForgotPasswordForm mobile={false} title="Forgot password" hint="…" />);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@demo.test");
  });
});
