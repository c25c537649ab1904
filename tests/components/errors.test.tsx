import { render, screen } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { shieldLockIconPath } from "@/components/errors/error-icons";
import { FailureScreen } from "@/components/errors/failure-screen";
import { t } from "./support/render-site";

test.each([
  [404, "Page not found"],
  [423, "Content is not available in your region"],
  [403, "You don't have access"],
  [428, "First, a few questions"],
  [429, "Too many requests"],
  [503, "Server error"],
  [500, "Server error"],
  [418, "Server error"],
])("code %d is shown as “%s”", (code, words) => {
  render(<FailureScreen t={t} code={code} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
  expect(screen.getByText(String(code))).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
});

it.each([
  [408, 1],
  [410, 0],
  [451, 0],
  [503, 1],
])("code %d offers a retry if that may help", (code, tries) => {
  render(<FailureScreen t={t} code={code} />);
  expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(tries);
});

it("links to the home page of the app's web view in the web view", () => {
  render(<FailureScreen t={t} code={404} homeHref="/mobile" />);
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/mobile");
});

it("prefers the provider's own text", () => {
  render(<FailureScreen t={t} code={404} message="No such film" detail="It left last week." />);
  expect(screen.getByRole("heading", { name: "No such film" })).toBeDefined();
  expect(screen.getByText("It left last week.")).toBeDefined();
});

it.each([401, 402, 428])("code %d does not blame the site", (code) => {
  render(<FailureScreen t={t} code={code} message="Sign in to watch" />);
  expect(screen.getByRole("heading", { name: "Sign in to watch" })).toBeDefined();
  expect(screen.queryByText(/our side/)).toBeNull();
});

it("offers the way to unlock the content before the link to the home page", () => {
  render(<FailureScreen t={t} code={401} unlock="/user/signIn" />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sign in", "/user/signIn"],
    ["Back to home", "/"],
  ]);
});

it("offers support only when there is an address for it", () => {
  const { rerender } = render(<FailureScreen t={t} code={404} />);
  expect(screen.queryByRole("link", { name: "Contact support" })).toBeNull();
  rerender(<FailureScreen t={t} code={404} supportHref="mailto:help@demo.test" />);
  expect(screen.getByRole("link", { name: "Contact support" })).toBeDefined();
});

it("shows the still and name of a content that a VPN closes, and a retry", () => {
  const content = { name: "Orbit", thumbnail: "https://media.test/orbit.avif" };
  const { container } = render(
    <FailureScreen
      t={t}
      code={403}
      source="VPN_DETECTION"
      message="You are using a VPN."
      content={content}
      supportHref="mailto:help@demo.test"
    />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("VPN access denied");
  expect(screen.getByText("You are using a VPN.")).toBeDefined();
  expect(screen.getByText("Orbit")).toBeDefined();
  expect(container.querySelectorAll(`path[d="${shieldLockIconPath}"]`)).toHaveLength(0);
  expect(container.querySelector("img")?.getAttribute("src")).toBe(content.thumbnail);
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Contact support" })).toBeDefined();
  expect(screen.queryByText("403")).toBeNull();
});

it.each([undefined, { name: "Orbit" }])("shows a shield where a VPN closes %o", (content) => {
  const { container } = render(
    <FailureScreen t={t} code={403} source="VPN_DETECTION" content={content} />,
  );
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("svg path")?.getAttribute("d")).toBe(shieldLockIconPath);
});

it.each([503, 429])("code %d can be retried", (code) => {
  render(<FailureScreen t={t} code={code} />);
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

it("offers no retry where it would change nothing", () => {
  render(<FailureScreen t={t} code={423} source="GEO_BLOCK" />);
  expect(screen.queryByRole("button")).toBeNull();
});
