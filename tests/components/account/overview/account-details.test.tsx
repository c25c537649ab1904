import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AccountDetails } from "@/components/account/overview/account-details";
import { renderSite, t } from "../../support/render-site";

function show(isConfirmed: boolean | undefined) {
  const account = {
    name: "Vera Lindqvist",
    email: "vera@demo.example",
    isConfirmed,
    hasPassword: true,
    alerts: 0,
  };
  renderSite(<AccountDetails account={account} mobile={false} languages={["en"]} t={t} />);
}

describe("an account's email", () => {
  test("is told to be confirmed where the provider says so", () => {
    show(true);
    expect(screen.getByText("Confirmed").textContent).toBe("Confirmed");
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  test("can be sent its link again where it is not confirmed yet", () => {
    show(false);
    expect(screen.getByRole("alert").textContent).toContain("confirm your email");
    expect(screen.getByRole("button", { name: "Send again" }).tagName).toBe("BUTTON");
    expect(screen.queryByText("Confirmed")).toBeNull();
  });

  test("stands alone where the provider does not say", () => {
    show(undefined);
    expect(screen.queryByText("Confirmed")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
