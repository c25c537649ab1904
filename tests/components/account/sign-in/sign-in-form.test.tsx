import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";
import { expectFocus } from "../../support/focus";

const { answer, sent } = useDoor();
beforeEach(() => sessionStorage.clear());

describe("signing in", () => {
  const enter = async (secret = "let-me-watch") => {
    await type("Email", "ana@demo.test");
    await type("Password", secret);
    await press("Sign in");
  };

  it("says the same of a wrong password and an unknown address, and offers the password again", async () => {
    answer("sign-in", 401, { code: 401, message: "no such user" });
    renderSite(<SignInForm mobile={false} error={undefined} />);
    await enter("wrong");
    expect((await screen.findByRole("alert")).textContent).toBe("Incorrect email or password.");
    await expectFocus(() => screen.getByLabelText("Password"));
  });

  it("offers the mail again to who has not confirmed the address", async () => {
    answer("sign-in", 403, { code: 403, detail: "EMAIL_NOT_VERIFIED" });
    answer("send-verification", 200);
    renderSite(<SignInForm mobile={false} error={undefined} />);
    await enter();
    expect((await screen.findByRole("alert")).textContent).toContain("confirm your email");
    await press("Send again");
    await screen.findByText("We’ve sent it again.");
    expect(sent.at(-1)).toEqual(["send-verification", { email: "ana@demo.test", mobile: false }]);
  });

  it("calls the app's own sign-in in the app", async () => {
    answer("mobile-sign-in", 401, { code: 401 });
    renderSite(<SignInForm mobile error={undefined} />);
    await enter();
    await screen.findByRole("alert");
    expect(sent).toEqual([
      ["mobile-sign-in", { email: "ana@demo.test", password: "let-me-watch" }],
    ]);
  });

  it.each([
    ["access_denied", "Sign-in was cancelled."],
    ["unverified_email", /no confirmed email address/],
    ["email_missing", /no confirmed email address/],
    ["state_mismatch", /Sign-in failed/],
    ["<b>anything</b>", /Sign-in failed/],
  ])("shows a text of its own for %s", (error, expected) => {
    renderSite(<SignInForm mobile={false} error={error} />);
    expect(screen.getByRole("alert").textContent).toMatch(expected);
  });
});
