import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UpNextRows } from "@/components/watch/up-next-rows";
import { contentSchema } from "@/lib/contract/content";
import { i18n, renderSite } from "../support/render-site";

const renderList = (count: number) => {
  const next = Array.from({ length: count }, (_, at) => ({
    token: `film-${at}`,
    type: "video",
    input: { name: `Film ${at}` },
  }));
  const shown = contentSchema.parse({ token: "tides", input: { name: "Tides" }, next });
  renderSite(<UpNextRows content={shown} mobile={undefined} i18n={i18n} />);
};
const more = () => screen.queryByRole("group");

describe("the list of next contents", () => {
  it("hides all after three rows behind one control, after them in tab order", () => {
    renderList(6);
    const [open, folded] = screen.getAllByRole("list", { hidden: true });
    expect(open && within(open).getAllByRole("link")).toHaveLength(3);
    expect(folded && more()?.contains(folded)).toBe(true);
    expect(screen.getByText("Show more").closest("summary")?.parentElement).toBe(more());
  });

  it("shows four rows in full", () => {
    renderList(4);
    expect(screen.getAllByRole("link")).toHaveLength(4);
    expect(more()).toBeNull();
  });
});
