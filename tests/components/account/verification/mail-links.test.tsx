import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ResetPasswordForm } from "@/components/account/passwords/reset-password-form";
import { VerifyEmail } from "@/components/account/verification/verify-email";
import { expectHeading, press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";

const { answer, sent, server } = useDoor();
beforeEach(() => sessionStorage.clear());

describe("the link of a mail", () => {
  const choose = async () => {
    await type("New password", "correct horse");
    await press("Save password");
  };

  it("changes the password", async () => {
    answer("reset-password", 200);
    renderSite(<ResetPasswordForm mobile={false} token="t1" />);
    await choose();
    await expectHeading("Password changed");
    expect(sent).toEqual([["reset-password", { token: "t1", password: "correct horse" }]]);
  });

  it("that is used or old leads to another one", async () => {
    answer("reset-password", 410, { code: 410 });
    renderSite(<ResetPasswordForm mobile={false} token="t1" />);
    await choose();
    await expectHeading("This link has expired");
    expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
      "/user/forgotPassword",
    );
  });

  it("confirms the address once, and leads to sign-in", async () => {
    answer("verify-email", 200);
    const draw = () => renderSite(<VerifyEmail mobile={false} token="v1" signIn="/user/signIn" />);
    draw().unmount();
    draw();
    await expectHeading("Email confirmed");
    expect(sent).toEqual([["verify-email", { token: "v1" }]]);
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/user/signIn");
  });

  it("says so when the address was confirmed by it before", async () => {
    answer("verify-email", 410, { code: 410 });
    renderSite(<VerifyEmail mobile={false} token="v2" signIn="/user/signIn" />);
    await expectHeading("This link has expired");
  });

  it("can be tried again when nobody answered", async () => {
    answer("verify-email", 503, { code: 503 });
    renderSite(<VerifyEmail mobile={false} token="v3" signIn="/user/signIn" />);
    await screen.findByRole("alert");
    server.resetHandlers();
    answer("verify-email", 200);
    await press("Try again");
    await expectHeading("Email confirmed");
  });
});
