import { screen } from "@testing-library/react";
import { user } from "./user";
import { expectFocus } from "./focus";

/** Replaces the value of a field. */
export async function type(label: string, value: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
}

export const press = (name: string) => user.click(screen.getByRole("button", { name }));

/** A field's descriptions for screen readers: hint and error, one text each. */
export const saidOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

/** Waits for the heading that replaces a form and has the focus. */
export async function expectHeading(name: string): Promise<void> {
  const found = await screen.findByRole("heading", { level: 1, name });
  await expectFocus(found);
}
