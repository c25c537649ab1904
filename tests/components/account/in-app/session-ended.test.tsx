import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Welcome } from "@/components/account/in-app/welcome";

let told: unknown[] = [];

beforeEach(() => {
  told = [];
  const postMessage = (text: string) => void told.push(JSON.parse(text));
  Object.assign(window, { ReactNativeWebView: { postMessage } });
});
afterEach(() => Reflect.deleteProperty(window, "ReactNativeWebView"));

const page = (ended: boolean) => (
  <Welcome signedIn={false} sessionEnded={ended}>
    <h1>Sign in</h1>
  </Welcome>
);

it("a session that ended by itself is told to the app once, beside the form", async () => {
  const { rerender } = render(page(true));
  await waitFor(() => expect(told).toEqual([{ v: 1, type: "logout" }]));
  rerender(page(true));
  screen.getByRole("heading", { name: "Sign in" });
  expect(told).toHaveLength(1);
});
