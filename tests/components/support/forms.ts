import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";

export const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** What a screen reader says of a field besides its name: hint and fault, one text each. */
export const saidOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

/** Waits for the heading that comes in place of a form, and has the focus. */
export async function expectHeading(name: string): Promise<void> {
  const found = await screen.findByRole("heading", { level: 1, name });
  expect(document.activeElement).toBe(found);
}
