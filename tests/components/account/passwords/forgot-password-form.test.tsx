import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";

const { respond, sent } = useSiteApi();
beforeEach(() => sessionStorage.clear());

describe("a forgotten password", () => {
  it("has the same confirmation for every e-mail address", async () => {
    respond("forgot-password", 200);
    respond("forgot-password-again", 200);
    renderSite(<ForgotPasswordForm mobile={false} title="Forgot password" hint="…" />);
    await type("Email", "ana@demo.test");
    await press("Send link");
    await expectHeading("Link sent");
    await press("Send again");
    await screen.findByText("We’ve sent it again.");
    expect(sent.map(([call]) => call)).toEqual(["forgot-password", "forgot-password-again"]);
  });

  it("begins with the e-mail address typed in the sign-in form", async () => {
    const { unmount } = renderSite(<SignInForm mobile={false} error={undefined} />);
    await type("Email", "ana@demo.test");
    window.dispatchEvent(new Event("pagehide"));
    unmount();
    renderSite(<ForgotPasswordForm mobile={false} title="Forgot password" hint="…" />);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@demo.test");
  });
});
