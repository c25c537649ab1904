import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AccountDetails } from "@/components/account/overview/account-details";
import { renderSite, t } from "../../support/render-site";

function show(isConfirmed: boolean | undefined) {
  const account = {
    name: "Vera Lindqvist",
    firstName: "Vera",
    lastName: "Lindqvist",
    editableFields: [],
    actions: [],
    email: "vera@demo.example",
    isConfirmed,
    hasPassword: true,
    alerts: 0,
  };
  renderSite(<AccountDetails account={account} mobile={false} languages={["en"]} t={t} />);
}

describe("the e-mail address of an account", () => {
  test("is marked as confirmed if the provider says so", () => {
    show(true);
    expect(screen.getByText("Confirmed").textContent).toBe("Confirmed");
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  test("has a button that sends the link again if it is not confirmed", () => {
    show(false);
    expect(screen.getByRole("alert").textContent).toContain("confirm your email");
    expect(screen.getByRole("button", { name: "Send again" }).tagName).toBe("BUTTON");
    expect(screen.queryByText("Confirmed")).toBeNull();
  });

  test("has no mark if the provider does not say", () => {
    show(undefined);
    expect(screen.queryByText("Confirmed")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
