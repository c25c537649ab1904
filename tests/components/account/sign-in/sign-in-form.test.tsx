import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { expectFocus } from "../../support/focus";

const { respond, sent } = useSiteApi();
beforeEach(() => sessionStorage.clear());

describe("signing in", () => {
  const enter = async (secret = "let-me-watch") => {
    await type("Email", "ana@demo.test");
    await type("Password", secret);
    await press("Sign in");
  };

  it("shows the same error for a wrong password and an unknown e-mail address, and offers a new password", async () => {
    respond("sign-in", 401, { code: 401, message: "no such user" });
    renderSite(<SignInForm mobile={false} error={undefined} />);
    await enter("wrong");
    expect((await screen.findByRole("alert")).textContent).toBe("Incorrect email or password.");
    await expectFocus(() => screen.getByLabelText("Password"));
  });

  // docs/behaviour.md BE-443
  it("says that cookies are needed where the browser blocks them, and sends nothing", async () => {
    const blocked = vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    renderSite(<SignInForm mobile={false} error={undefined} />);
    await enter();
    expect((await screen.findByRole("alert")).textContent).toContain("Signing in needs cookies");
    expect(sent).toEqual([]);
    blocked.mockRestore();
  });

  it("offers another mail to a viewer with an unconfirmed e-mail address", async () => {
    respond("sign-in", 403, { code: 403, detail: "EMAIL_NOT_VERIFIED" });
    respond("send-verification", 200);
    renderSite(<SignInForm mobile={false} error={undefined} />);
    await enter();
    expect((await screen.findByRole("alert")).textContent).toContain("confirm your email");
    await press("Send again");
    await screen.findByText("We’ve sent it again.");
    expect(sent.at(-1)).toEqual(["send-verification", { email: "ana@demo.test", mobile: false }]);
  });

  it("uses the app's own sign-in call in the app", async () => {
    respond("mobile-sign-in", 401, { code: 401 });
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
  ])("shows a specific text for %s", (error, expected) => {
    renderSite(<SignInForm mobile={false} error={error} />);
    expect(screen.getByRole("alert").textContent).toMatch(expected);
  });
});
