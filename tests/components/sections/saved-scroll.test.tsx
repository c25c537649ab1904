import { fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { useSavedScroll } from "@/components/sections/rows/use-saved-scroll";
import { getSavedRowLayout } from "@/components/sections/saved-row-layout";
import { renderSite } from "../support/render-site";
import { useStillRows } from "../support/still-rows";
import { user } from "../support/user";

useStillRows();

function Rail() {
  const rail = useRef<HTMLUListElement>(null);
  useSavedScroll(rail, "home.en", "first");
  return <ul ref={rail} />;
}

/** A page with a rail, and one without. */
function Site() {
  const [isHome, setHome] = useState(true);
  return (
    <>
      <button onClick={() => setHome(!isHome)}>Go</button>
      {isHome && <Rail />}
    </>
  );
}

// The scroll event is fired in the next frame.
const scrollTo = (left: number) => Object.assign(screen.getByRole("list"), { scrollLeft: left });

describe("a rail whose page is left before its last scroll event", () => {
  it("is restored at its position", async () => {
    Element.prototype.scrollTo = function scrollTo(to) {
      Object.assign(this, { scrollLeft: Object(to).left });
    };
    renderSite(<Site />);
    fireEvent.scroll(scrollTo(1502));
    scrollTo(2642);
    const go = screen.getByRole("button", { name: "Go" });
    await user.click(go);
    await user.click(go);
    expect(screen.getByRole("list").scrollLeft).toBe(2642);
  });

  it("is at its position when the page's visit is written", () => {
    renderSite(<Site />);
    let written: number | undefined;
    addEventListener("pagehide", () => (written = getSavedRowLayout("home.en", "first").scroll));
    scrollTo(300);
    fireEvent(window, new Event("pagehide"));
    expect(written).toBe(300);
  });
});
