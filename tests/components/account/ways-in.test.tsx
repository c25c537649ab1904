import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ForgotForm } from "@/components/account/forgot-form";
import { ResetForm } from "@/components/account/reset-form";
import { SignInForm } from "@/components/account/sign-in-form";
import { SignUpForm } from "@/components/account/sign-up-form";
import { VerifyEmail } from "@/components/account/verify-email";
import { renderSite } from "../support/render-site";

const sent: [call: string, body: unknown][] = [];
const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (call: string, status: number, body: object = {}) =>
  server.use(
    http.post(`*/api/${call}`, async ({ request }) => {
      sent.push([call, await request.json()]);
      return HttpResponse.json(body, { status });
    }),
  );

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const expectHeading = async (name: string) => {
  const found = await screen.findByRole("heading", { level: 1, name });
  expect(document.activeElement).toBe(found);
};

describe("signing in", () => {
  const enter = (secret = "let-me-watch") => {
    type("Email", "ana@demo.test");
    type("Password", secret);
    press("Sign in");
  };

  it("says the same of a wrong password and an unknown address, and offers the password again", async () => {
    answer("sign-in", 401, { code: 401, message: "no such user" });
    renderSite(<SignInForm mobile={false} error={undefined} />);
    enter("wrong");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That email and password do not match.",
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  });

  it("offers the mail again to who has not confirmed the address", async () => {
    answer("sign-in", 403, { code: 403, detail: "EMAIL_NOT_VERIFIED" });
    answer("send-verification", 200);
    renderSite(<SignInForm mobile={false} error={undefined} />);
    enter();
    expect((await screen.findByRole("alert")).textContent).toContain("confirm your email");
    press("Send again");
    await screen.findByText("We have sent it again.");
    expect(sent.at(-1)).toEqual(["send-verification", { email: "ana@demo.test", mobile: false }]);
  });

  it("takes the app's own way in the app", async () => {
    answer("mobile-sign-in", 401, { code: 401 });
    renderSite(<SignInForm mobile error={undefined} />);
    enter();
    await screen.findByRole("alert");
    expect(sent).toEqual([
      ["mobile-sign-in", { email: "ana@demo.test", password: "let-me-watch" }],
    ]);
  });

  it.each([
    ["access_denied", "You stopped before you were signed in."],
    ["unverified_email", /No confirmed email address/],
    ["email_missing", /No confirmed email address/],
    ["state_mismatch", /did not work/],
    ["<b>anything</b>", /did not work/],
  ])("says in its own words why %s brought nobody in", (error, said) => {
    renderSite(<SignInForm mobile={false} error={error} />);
    expect(screen.getByRole("alert").textContent).toMatch(said);
  });
});

describe("signing up", () => {
  const fill = () => {
    type("First name", "Ana");
    type("Last name", "Example");
    type("Email", "ana@demo.test");
    type("Password", "correct horse");
    press("Sign up");
  };
  const draw = () => renderSite(<SignUpForm mobile={false} legal={null} others={null} />);

  it("leads to the mail that was sent, and can have it sent again", async () => {
    answer("sign-up", 200);
    answer("send-verification", 200);
    draw();
    fill();
    await expectHeading("Check your email");
    expect(screen.getByText(/ana@demo\.test/)).toBeDefined();
    press("Send again");
    await screen.findByText("We have sent it again.");
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
    fill();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ana");
  });
});

describe("a forgotten password", () => {
  it("is answered alike for every address", async () => {
    answer("forgot-password", 200);
    answer("forgot-password-again", 200);
    renderSite(<ForgotForm mobile={false} title="Forgot password" hint="…" />);
    type("Email", "ana@demo.test");
    press("Send link");
    await expectHeading("Link sent");
    press("Send again");
    await screen.findByText("We have sent it again.");
    expect(sent.map(([call]) => call)).toEqual(["forgot-password", "forgot-password-again"]);
  });

  it("begins with the address that was typed at the sign-in", () => {
    const { unmount } = renderSite(<SignInForm mobile={false} error={undefined} />);
    type("Email", "ana@demo.test");
    fireEvent(window, new Event("pagehide"));
    unmount();
    renderSite(<ForgotForm mobile={false} title="Forgot password" hint="…" />);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@demo.test");
  });
});

describe("the link of a mail", () => {
  const choose = () => {
    type("New password", "correct horse");
    press("Save password");
  };

  it("changes the password", async () => {
    answer("reset-password", 200);
    renderSite(<ResetForm mobile={false} token="t1" />);
    choose();
    await expectHeading("Password changed");
    expect(sent).toEqual([["reset-password", { token: "t1", password: "correct horse" }]]);
  });

  it("that is used or old leads to another one", async () => {
    answer("reset-password", 410, { code: 410 });
    renderSite(<ResetForm mobile={false} token="t1" />);
    choose();
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
    press("Try again");
    await expectHeading("Email confirmed");
  });
});
