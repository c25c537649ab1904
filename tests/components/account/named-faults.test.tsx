import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { SignUpForm } from "@/components/account/sign-up-form";
import { press, type } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useDoor } from "../support/use-door";

const { answer } = useDoor();

it("a field that the provider names is the one at fault, and the password is not blamed", async () => {
  answer("sign-up", 422, { code: 422, fields: { first_name: "Not a name." } });
  renderSite(<SignUpForm mobile={false} legal={null} others={null} />);
  type("First name", "???");
  type("Last name", "Lindqvist");
  type("Email", "ana@demo.test");
  type("Password", "correct horse");
  press("Sign up");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First name")));
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBeNull();
});
