import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import { renderSite, section } from "../support/render-site";
import { useStillRows } from "../support/still-rows";
import { user } from "../support/user";

useStillRows();

/** A page of rows, and a page without rows after it in the history. */
function Site() {
  const [isHome, setHome] = useState(true);
  return (
    <>
      <button onClick={() => setHome(!isHome)}>{isHome ? "On" : "Back"}</button>
      {isHome && (
        <PageSections
          pageKey="home.en"
          pageId="p1"
          channel={{ style: { theme: { background: "#000" } } }}
          sections={[section("first"), section("second")]}
          heading="Meridian"
        />
      )}
    </>
  );
}

const go = (name: string) => user.click(screen.getByRole("button", { name }));
const room = () =>
  screen
    .getByRole("region", { name: "Row second" })
    .parentElement?.style.getPropertyValue("contain-intrinsic-block-size");

async function leaveAndComeBack(): Promise<void> {
  await go("On");
  const back = screen.getByRole("button", { name: "Back" });
  back.addEventListener("click", () => fireEvent.popState(window), { once: true });
  await user.click(back);
}

describe("a page after going back", () => {
  it("reserves the earlier height of every row, each time, and none after following a link", async () => {
    const box = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
    renderSite(<Site />);
    for (const height of [444.5, 320]) {
      box.mockReturnValue(new DOMRect(0, 0, 1280, height));
      await leaveAndComeBack();
      expect(room()).toBe(`auto ${height}px`);
    }
    await go("On");
    await go("Back");
    expect(room()).toBe("");
  });
});
