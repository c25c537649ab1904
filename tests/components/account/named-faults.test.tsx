import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SignUpForm } from "@/components/account/sign-up-form";
import { renderSite } from "../support/render-site";

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it("a field that the provider names is the one at fault, and the password is not blamed", async () => {
  const refused = { code: 422, fields: { first_name: "Not a name." } };
  server.use(http.post("*/api/sign-up", () => HttpResponse.json(refused, { status: 422 })));
  renderSite(<SignUpForm mobile={false} legal={null} others={null} />);
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type("First name", "???");
  type("Last name", "Lindqvist");
  type("Email", "ana@demo.test");
  type("Password", "correct horse");
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First name")));
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBeNull();
});
