import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { AccountData } from "@/components/account/overview/account-data";
import { press } from "../../support/forms";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { user } from "../../support/user";

const { offer, respond, sent } = useSiteApi();
const actions = ["delete", "download"] as const;

describe("the data of an account", () => {
  // docs/behaviour.md BE-510
  test("show at its field that the password is wrong, and delete nothing", async () => {
    const fields = { current_password: "The current password is incorrect." };
    respond("delete-account", 422, { code: 422, fields });
    renderSite(<AccountData actions={actions} hasPassword mobile={false} />);
    await press("Delete account");
    await user.type(screen.getByLabelText("Current password"), "wrong");
    await press("Delete my account");
    await screen.findByText("The current password is incorrect.");
    expect(sent).toEqual([["delete-account", { current_password: "wrong", mobile: false }]]);
  });

  // docs/behaviour.md BE-511
  test("are saved as a file", async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob);
          return "blob:data";
        },
        revokeObjectURL: () => {},
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    offer("viewer-data", { account: { email: "vera@demo.example" } });
    renderSite(<AccountData actions={actions} hasPassword mobile={false} />);
    await press("Download my data");
    await vi.waitFor(() => expect(names).toEqual(["my-data.json"]));
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual({
      account: { email: "vera@demo.example" },
    });
  });

  test("have neither where the provider offers neither", () => {
    renderSite(<AccountData actions={[]} hasPassword mobile={false} />);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
