import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppSignInWelcome } from "@/components/account/in-app/app-sign-in-welcome";
import { useServer } from "../../../support/use-server";
import { renderSite } from "../../support/render-site";
import { user } from "../../support/user";

const server = useServer();
const messages: unknown[] = [];
beforeAll(() => {
  const postMessage = (text: string) => void messages.push(JSON.parse(text));
  Object.assign(window, { ReactNativeWebView: { postMessage } });
});
afterAll(() => void Reflect.deleteProperty(window, "ReactNativeWebView"));

const message = {
  v: 1,
  type: "login",
  access_token: "t0ken",
  user: { _id: "u1", full_name: "Vera Lindqvist", email: "vera@demo.test" },
};

it("a signed-in viewer is offered a retry when the app cannot be notified, and no sign-in form", async () => {
  server.use(http.post("*/api/mobile-sign-in", () => HttpResponse.error()));
  renderSite(
    <AppSignInWelcome signedIn>
      <button type="button">Continue with Google</button>
    </AppSignInWelcome>,
  );
  expect((await screen.findByRole("alert")).textContent).toMatch(/You’re offline/);
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();
  server.use(http.post("*/api/mobile-sign-in", () => HttpResponse.json({ message, to: "/x" })));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "Welcome, Vera Lindqvist" });
  expect(messages).toEqual([message]);
});
