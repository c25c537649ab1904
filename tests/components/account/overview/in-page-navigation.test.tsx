import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { InPageNavigation } from "@/components/account/overview/in-page-navigation";

const parts = [
  ["bought", "Bought"],
  ["bills", "Bills"],
] as const;

function show(topOf: (id: string) => number) {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(1_000);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this.id), 100, 100);
  });
  render(
    <>
      <InPageNavigation label="Parts" parts={[...parts]} />
      {parts.map(([id]) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
}
const current = () => screen.getByRole("link", { current: true }).textContent;

it("marks the link to the part in the viewport", () => {
  let scrolled = 0;
  show((id) => (id === "bought" ? 100 : 600) - scrolled);
  expect(current()).toBe("Bought");
  scrolled = 450;
  act(() => void dispatchEvent(new Event("scroll")));
  expect(current()).toBe("Bills");
});

it("marks the first link before any part has come into the viewport", () => {
  show(() => 900);
  expect(current()).toBe("Bought");
});
