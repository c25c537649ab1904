import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageBackground, ThemeVariables } from "@/components/theme/theme";
import { aChannel } from "../../support/samples";

const theme = { primary: "#ff0055", background: "#0b0e0f", text: "#f3f4ef", radius: 4 };
const brand = (more: object = {}) => aChannel({ style: { theme: { ...theme, ...more } } });
/** Japanese uses the device's fonts, so that no script loads fonts. */
const themeOf = (more?: object) => <ThemeVariables channel={brand(more)} language="jp" />;
const property = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test("the brand's colours are custom properties of the document", () => {
  render(themeOf());
  expect(["--color-bg", "--color-text", "--color-primary"].map(property)).toEqual([
    "#0b0e0f",
    "#f3f4ef",
    "#ff0055",
  ]);
});

test("the brand's radius is a custom property of the document, within its bounds", () => {
  const { rerender } = render(themeOf());
  expect(property("--brand-radius")).toBe("4px");
  rerender(themeOf({ radius: 400 }));
  expect(property("--brand-radius")).toBe("24px");
});

test.each([
  ["#f6f2ea", "light"],
  ["#0b0e0f", "dark"],
])("on %s the document's scheme is %s", (background, scheme) => {
  render(themeOf({ background, text: undefined }));
  expect(property("color-scheme")).toBe(scheme);
});

test("a colour that would end its declaration is ignored", () => {
  render(themeOf({ primary: "red;} body{display:none" }));
  expect(getComputedStyle(document.body).display).toBe("block");
  expect(property("--color-primary")).toMatch(/^#[0-9a-f]{6}$/);
});

test("a page's own colour replaces the brand's background", () => {
  render(
    <>
      {themeOf()}
      <PageBackground channel={brand()} background="#102030" />
    </>,
  );
  expect(property("--color-bg")).toBe("#102030");
});

test("a page's own colour is removed with the page", () => {
  const { rerender } = render(
    <>
      {themeOf()}
      <PageBackground channel={brand()} background="#102030" />
    </>,
  );
  rerender(<>{themeOf()}</>);
  expect(property("--color-bg")).toBe("#0b0e0f");
});

test("a page's own colour changes neither scheme nor primary colour", () => {
  render(
    <>
      {themeOf()}
      <PageBackground channel={brand()} background="#f0f0f0" />
    </>,
  );
  expect(property("color-scheme")).toBe("dark");
  expect(property("--color-primary")).toBe("#ff0055");
});

test("a page's own picture is behind the body", () => {
  render(<PageBackground channel={brand()} background="https://a.example/sea-{w}.jpg" />);
  const css = document.querySelector("style")?.textContent;
  expect(css).toContain('url("https://a.example/sea-1920.jpg")');
  expect(property("--page-ground")).toBe("transparent");
});

test.each([undefined, "", "javascript:alert(1)", "red;} body{display:none"])(
  "for %o as a background nothing is rendered",
  (background) => {
    const { container } = render(<PageBackground channel={brand()} background={background} />);
    expect(container.innerHTML).toBe("");
  },
);
