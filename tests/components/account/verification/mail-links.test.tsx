import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ResetPasswordForm } from "@/components/account/passwords/reset-password-form";
import { EmailVerification } from "@/components/account/verification/email-verification";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";

const { respond, sent, server } = useSiteApi();
beforeEach(() => sessionStorage.clear());

describe("a link in a mail", () => {
  const choose = async () => {
    await type("New password", "correct horse");
    await press("Save password");
  };

  it("changes the password", async () => {
    respond("reset-password", 200);
    renderSite(<ResetPasswordForm mobile={false} token="t1" />);
    await choose();
    await expectHeading("Password changed");
    expect(sent).toEqual([["reset-password", { token: "t1", password: "correct horse" }]]);
  });

  it("that is used or expired offers another one", async () => {
    respond("reset-password", 410, { code: 410 });
    renderSite(<ResetPasswordForm mobile={false} token="t1" />);
    await choose();
    await expectHeading("This link has expired");
    expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
      "/user/forgotPassword",
    );
  });

  it("confirms the e-mail address once, and redirects to sign-in", async () => {
    respond("verify-email", 200, {});
    const renderPage = () =>
      renderSite(<EmailVerification mobile={false} token="v1" signIn="/user/signIn" />);
    renderPage().unmount();
    renderPage();
    await expectHeading("Email confirmed");
    expect(sent).toEqual([["verify-email", { token: "v1" }]]);
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/user/signIn");
  });

  // docs/behaviour.md BE-509
  it("says that the other address of a change has to confirm too", async () => {
    respond("verify-email", 200, { pendingEmail: "vera@new.example" });
    renderSite(
      <EmailVerification mobile={false} token="v4" signIn="/user/signIn" account="/user/account" />,
    );
    await expectHeading("Email confirmed");
    await screen.findByText(/Open the link in the email to your other address too/);
    const next = screen.getByRole("link", { name: "My account" });
    expect(next.getAttribute("href")).toBe("/user/account");
  });

  it("shows that it has confirmed the e-mail address before", async () => {
    respond("verify-email", 410, { code: 410 });
    renderSite(<EmailVerification mobile={false} token="v2" signIn="/user/signIn" />);
    await expectHeading("This link has expired");
  });

  it("can be retried when the provider did not respond", async () => {
    respond("verify-email", 503, { code: 503 });
    renderSite(<EmailVerification mobile={false} token="v3" signIn="/user/signIn" />);
    await screen.findByRole("alert");
    server.resetHandlers();
    respond("verify-email", 200, {});
    await press("Try again");
    await expectHeading("Email confirmed");
  });
});
