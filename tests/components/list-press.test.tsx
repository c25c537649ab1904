import { fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ListToggleButton } from "@/components/lists/list-toggle-button";
import { ToastRegion } from "@/components/toasts/toast-region";
import { useAppDispatch } from "@/store/hooks";
import { viewerChanged } from "@/store/viewer/viewer-slice";
import { renderSite } from "./support/render-site";

// The code of the lists cannot be loaded.
const loadLists = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock("@/components/lists/load-lists-code", () => ({ loadLists }));

function SignedIn() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(viewerChanged({ signedIn: true, alerts: 0 })), [dispatch]);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: false, media }));
  await import("@/components/toasts/toast-stacks");
});

describe("a viewer's click on a list button", () => {
  test("is shown before React renders it, and reverted when the code of the lists cannot be loaded", async () => {
    loadLists.mockRejectedValue(new Error("no network"));
    renderSite(
      <>
        <SignedIn />
        <ListToggleButton item={{ token: "a", title: "Film a" }} list="watchList" />
        <ToastRegion />
      </>,
    );
    const button = screen.getByRole("button", { name: "Add to watch list" });
    fireEvent.click(button);
    expect(button.dataset.on).toBeDefined();
    expect(button.ariaLabel).toBe("Add to watch list");
    await screen.findByText("This section couldn’t be loaded.");
    expect(button.dataset.on).toBeUndefined();
  });
});
