import { cleanup, screen } from "@testing-library/react";
import { beforeAll } from "vitest";
import { eventually } from "../../support/eventually";
import { useBlindObservers } from "./blind-observers";
import { pageOf } from "./page-of";
import { renderSite, section } from "./render-site";

/** Rows are hydrated at once, and no row comes into view by itself. Code that rows load when they need it is there. */
export function useStillRows(): void {
  useBlindObservers();
  beforeAll(async () => {
    await import("@/components/sections/row-effects/start-row-effects");
    const tabs = [{ token: "all", name: "All" }];
    renderSite(pageOf([section("row", { layout: "grid", tabs })]));
    await eventually(() => screen.getAllByRole("tab"));
    cleanup();
  });
}
