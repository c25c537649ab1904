import { render, screen } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { ErrorScreen } from "@/components/errors/error-screen";
import { t } from "./support/render-site";

test.each([
  [404, "Page not found"],
  [423, "Content is not available in your region"],
  [403, "You don't have access"],
  [503, "Server error"],
  [500, "Server error"],
  [418, "Server error"],
])("code %d is told as “%s”", (code, words) => {
  render(<ErrorScreen t={t} code={code} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
  expect(screen.getByText(String(code))).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
});

it("leads to the home page of the app's web view there", () => {
  render(<ErrorScreen t={t} code={404} homeHref="/mobile" />);
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/mobile");
});

it("prefers the provider's own words", () => {
  render(<ErrorScreen t={t} code={404} message="No such film" detail="It left last week." />);
  expect(screen.getByRole("heading", { name: "No such film" })).toBeDefined();
  expect(screen.getByText("It left last week.")).toBeDefined();
});

it.each([401, 402, 428])("code %d does not say that our side fails", (code) => {
  render(<ErrorScreen t={t} code={code} message="Sign in to watch" />);
  expect(screen.getByRole("heading", { name: "Sign in to watch" })).toBeDefined();
  expect(screen.queryByText(/our side/)).toBeNull();
});

it("offers what unlocks it, before the way home", () => {
  render(<ErrorScreen t={t} code={401} reason="sign_in" unlock="/user/signIn" />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sign in", "/user/signIn"],
    ["Back to home", "/"],
  ]);
});

it("offers support only when there is an address for it", () => {
  const { rerender } = render(<ErrorScreen t={t} code={404} />);
  expect(screen.queryByRole("link", { name: "Contact support" })).toBeNull();
  rerender(<ErrorScreen t={t} code={404} supportHref="mailto:help@demo.test" />);
  expect(screen.getByRole("link", { name: "Contact support" })).toBeDefined();
});
