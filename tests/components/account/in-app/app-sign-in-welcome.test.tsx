import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppSignInWelcome } from "@/components/account/in-app/app-sign-in-welcome";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { EmailVerification } from "@/components/account/verification/email-verification";
import { press, type } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { expectFocus } from "../../support/focus";

const message = {
  v: 1,
  type: "login",
  access_token: "t0ken",
  user: { _id: "u1", full_name: "Vera Lindqvist", email: "vera@demo.test" },
};
const { respond, bodies } = useSiteApi();
let messages: unknown[] = [];

beforeEach(() => {
  messages = [];
  const postMessage = (text: string) => void messages.push(JSON.parse(text));
  Object.assign(window, { ReactNativeWebView: { postMessage } });
});
afterEach(() => {
  Reflect.deleteProperty(window, "ReactNativeWebView");
});

const form = (
  <AppSignInWelcome signedIn={false} ticket="own-value">
    <h1>Sign in</h1>
    <SignInForm mobile error={undefined} />
  </AppSignInWelcome>
);

async function enter(): Promise<void> {
  await type("Email", "vera@demo.test");
  await type("Password", "let-me-watch");
  await press("Sign in");
}

describe("signing in in the app", () => {
  it("notifies the app and shows a greeting instead of the form", async () => {
    respond("mobile-sign-in", 200, { message, to: "/mobile" });
    renderSite(form);
    await enter();
    const heading = await screen.findByRole("heading", { name: "Welcome, Vera Lindqvist" });
    await expectFocus(heading);
    expect(messages).toEqual([message]);
    expect(bodies()).toEqual([
      { email: "vera@demo.test", password: "let-me-watch", ticket: "own-value" },
    ]);
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it.each([
    ["what the viewer wanted", "/mobile/paywalls/p1?context=7", "Continue"],
    ["home, where nothing was wanted", "/mobile", "Back to home"],
  ])("redirects to %s", async (_, to, words) => {
    respond("mobile-sign-in", 200, { message, to });
    renderSite(form);
    await enter();
    const link = await screen.findByRole("link", { name: words });
    expect(link.getAttribute("href")).toBe(to);
  });

  it("sends no message when the sign-in failed", async () => {
    respond("mobile-sign-in", 401, { code: 401 });
    renderSite(form);
    await enter();
    await screen.findByRole("alert");
    expect(messages).toEqual([]);
  });

  it("fetches the session that an identity provider started, and notifies the app once", async () => {
    respond("mobile-sign-in", 200, { message, to: "/mobile" });
    const { unmount } = renderSite(
      <AppSignInWelcome signedIn ticket="own-value">
        form
      </AppSignInWelcome>,
    );
    await screen.findByRole("heading", { name: "Welcome, Vera Lindqvist" });
    unmount();
    renderSite(
      <AppSignInWelcome signedIn ticket="own-value">
        form
      </AppSignInWelcome>,
    );
    await screen.findByRole("heading", { name: "Welcome, Vera Lindqvist" });
    expect([bodies(), messages]).toEqual([[{ ticket: "own-value" }], [message]]);
  });
});

describe("confirming an e-mail address in the app", () => {
  it("notifies the app, and offers its deep link", async () => {
    respond("verify-email", 200);
    renderSite(<EmailVerification mobile token="v1" signIn="marquee-demo://user/signIn" />);
    await screen.findByRole("heading", { name: "Email confirmed" });
    await waitFor(() => expect(messages).toEqual([{ v: 1, type: "verification" }]));
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "marquee-demo://user/signIn",
    );
  });

  it("sends no message for a link that has expired", async () => {
    respond("verify-email", 410, { code: 410 });
    renderSite(<EmailVerification mobile token="v2" signIn="/mobile/user/signIn" />);
    await screen.findByRole("heading", { name: "This link has expired" });
    expect(messages).toEqual([]);
  });
});
