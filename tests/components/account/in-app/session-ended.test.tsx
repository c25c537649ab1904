import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppSignInWelcome } from "@/components/account/in-app/app-sign-in-welcome";

let messages: unknown[] = [];

beforeEach(() => {
  messages = [];
  const postMessage = (text: string) => void messages.push(JSON.parse(text));
  Object.assign(window, { ReactNativeWebView: { postMessage } });
});
afterEach(() => Reflect.deleteProperty(window, "ReactNativeWebView"));

const page = (ended: boolean) => (
  <AppSignInWelcome signedIn={false} sessionEnded={ended}>
    <h1>Sign in</h1>
  </AppSignInWelcome>
);

it("a session that has expired is reported to the app once, beside the form", async () => {
  const { rerender } = render(page(true));
  await waitFor(() => expect(messages).toEqual([{ v: 1, type: "logout" }]));
  rerender(page(true));
  screen.getByRole("heading", { name: "Sign in" });
  expect(messages).toHaveLength(1);
});
