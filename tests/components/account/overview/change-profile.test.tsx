import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AccountDetails } from "@/components/account/overview/account-details";
import { PreferencesForm } from "@/components/account/overview/preferences-form";
import { press } from "../../support/forms";
import { field } from "../../support/registration-fields";
import { renderSite, t } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { user } from "../../support/user";

const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const { respond, sent } = useSiteApi();
const account = {
  name: "Vera Lindqvist",
  firstName: "Vera",
  lastName: "Lindqvist",
  email: "vera@demo.example",
  isConfirmed: true,
  hasPassword: true,
  alerts: 0,
  actions: [],
};

function showDetails(more: object = {}) {
  const editableFields = ["name", "email"] as const;
  const shown = { ...account, editableFields, ...more };
  renderSite(<AccountDetails account={shown} mobile={false} languages={["en"]} t={t} />);
}

beforeEach(() => refresh.mockClear());

describe("the details of an account", () => {
  // docs/behaviour.md BE-490
  test("save another name, say so, and show the page again", async () => {
    respond("change-name", 200, { name: "Vera Quay" });
    showDetails();
    await press("Change name");
    const last = screen.getByLabelText<HTMLInputElement>("Last name");
    expect([screen.getByLabelText("First name"), last.value]).toEqual([
      document.activeElement,
      "Lindqvist",
    ]);
    await user.clear(last);
    await user.type(last, "Quay");
    await press("Save");
    await screen.findByText("Saved.");
    expect(sent).toEqual([["change-name", { first_name: "Vera", last_name: "Quay" }]]);
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    expect(screen.queryByLabelText("Last name")).toBeNull();
  });

  // docs/behaviour.md BE-479
  test("keep the form open when Escape ends a composition", async () => {
    showDetails();
    await press("Change name");
    const last = screen.getByLabelText("Last name");
    fireEvent.keyDown(last, { key: "Escape", isComposing: true, keyCode: 229 });
    expect(last.isConnected).toBe(true);
    fireEvent.keyDown(last, { key: "Escape" });
    expect(last.isConnected).toBe(false);
  });

  // docs/behaviour.md BE-491
  test("say that another address counts once it is confirmed", async () => {
    respond("change-email", 200);
    showDetails();
    await press("Change email");
    await user.type(screen.getByLabelText("New email"), "vera@new.example");
    await user.type(screen.getByLabelText("Current password"), "secret-words");
    await press("Send link");
    await screen.findByText(
      /We’ve sent a link to vera@new.example and one to your current address/,
    );
    const body = { email: "vera@new.example", current_password: "secret-words", mobile: false };
    expect(sent).toEqual([["change-email", body]]);
  });

  test("show at its field that another account has the address", async () => {
    respond("change-email", 409, { code: 409 });
    showDetails();
    await press("Change email");
    await user.type(screen.getByLabelText("New email"), "vera@new.example");
    await user.type(screen.getByLabelText("Current password"), "secret-words");
    await press("Send link");
    await screen.findByText("An account with this email already exists.");
    expect(screen.getByLabelText("New email").getAttribute("aria-invalid")).toBe("true");
  });

  test("close a form by Escape and give the focus back to its button", async () => {
    showDetails();
    await press("Change email");
    await user.keyboard("{Escape}");
    expect(screen.queryByLabelText("New email")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change email" }));
  });

  test.each([
    ["nothing of a provider that does not offer changes", { editableFields: [] }, []],
    ["the name alone to a viewer without a password", { hasPassword: false }, ["Change name"]],
  ])("offer %s", (_, more, offered) => {
    showDetails(more);
    const names = screen.queryAllByRole("button").map((button) => button.textContent);
    expect(names).toEqual(offered);
  });
});

describe("the preferences of an account", () => {
  const news = field("news", { type: "checkbox", value: true });

  // docs/behaviour.md BE-492
  test("begin with what was chosen at registration, and save that it is unticked", async () => {
    respond("save-preferences", 200);
    renderSite(<PreferencesForm fields={[news]} />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Title of news" });
    expect(box.checked).toBe(true);
    await user.click(box);
    await press("Save");
    await screen.findByText("Saved.");
    expect(sent).toEqual([
      ["save-preferences", [{ registration_field_token: "news", value: false }]],
    ]);
    expect(box.checked).toBe(false);
    await user.click(box);
    await waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
  });
});
