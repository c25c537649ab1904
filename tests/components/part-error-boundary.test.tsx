import { act, render, screen } from "@testing-library/react";
import { renderToReadableStream } from "react-dom/server.edge";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PartErrorBoundary, PartErrorIsolationProvider } from "@/components/part-error-boundary";
import { TextProvider } from "@/components/text-provider";
import { useBlindObservers } from "./support/blind-observers";
import { pageOf } from "./support/page-of";
import { card, renderSite, section, texts } from "./support/render-site";

useBlindObservers();

// React logs each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let failures = 0;
function Part({ text }: { text: string }) {
  if (failures > 0) throw new Error("a part that fails");
  return <p>{text}</p>;
}

/** React renders a part twice before an error reaches its boundary. */
const failOnce = () => (failures = 1);

function partsOf(text: string, extra?: { instead?: null }) {
  return (
    <TextProvider locale="en" texts={texts}>
      <PartErrorBoundary part="test" {...extra}>
        <Part text={text} />
      </PartErrorBoundary>
      <p>the rest</p>
    </TextProvider>
  );
}

// docs/behaviour.md BE-440
describe("a part of a page", () => {
  beforeEach(() => {
    failures = 0;
    vi.stubGlobal("mqErrors", undefined);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("is rendered again from its state after an error", () => {
    const report = vi.fn<(one: { kind: string }) => void>(() => void (failures = 0));
    vi.stubGlobal("mqErrors", { waiting: [], report });
    const { rerender } = render(partsOf("one"));
    failOnce();
    rerender(partsOf("two"));
    expect(screen.getByText("two")).toBeDefined();
    expect(report.mock.calls.map(([{ kind }]) => kind)).toEqual(["boundary"]);
  });

  it("is replaced by a sentence after a second error", () => {
    const { rerender } = render(partsOf("one"));
    failures = Number.POSITIVE_INFINITY;
    rerender(partsOf("two"));
    expect(screen.getByRole("status").textContent).toBe("This section couldn’t be loaded.");
    expect(screen.getByText("the rest")).toBeDefined();
  });

  it("leaves nothing where something else does its work", () => {
    const { rerender, container } = render(partsOf("one", { instead: null }));
    failures = Number.POSITIVE_INFINITY;
    rerender(partsOf("two", { instead: null }));
    expect(container.textContent).toBe("the rest");
  });

  it("recovers again from an error long after the first", () => {
    vi.stubGlobal("mqErrors", { waiting: [], report: () => void (failures = 0) });
    const { rerender } = render(partsOf("one"));
    failOnce();
    rerender(partsOf("two"));
    act(() => void vi.advanceTimersByTime(60_000));
    failOnce();
    rerender(partsOf("three"));
    expect(screen.getByText("three")).toBeDefined();
  });

  it("is rendered anew when a part of its DOM was replaced", () => {
    const Changing = ({ isOn }: { isOn: boolean }) => (
      <PartErrorBoundary part="test">
        <p>
          {isOn && <b>on</b>}
          bare
        </p>
      </PartErrorBoundary>
    );
    const { rerender, container } = render(<Changing isOn={false} />);
    container.querySelector("p")?.replaceChildren("translated");
    rerender(<Changing isOn />);
    expect(container.textContent).toBe("onbare");
  });
});

const broken = () =>
  section("broken", { items: [card("bad", { state: "scheduled", startTime: 1e17 })] });

// docs/behaviour.md BE-440
describe("a row that throws", () => {
  it("is replaced by a sentence, with the other rows beside it", async () => {
    renderSite(pageOf([section("first"), broken(), section("last")]));
    const words = await screen.findAllByText("This section couldn’t be loaded.");
    expect(words).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Film first1" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Film last1" })).toBeDefined();
  });

  it("is left out by the server, named in the HTML", async () => {
    const page = (
      <PartErrorIsolationProvider>
        <PartErrorBoundary part="row good">
          <p>good</p>
        </PartErrorBoundary>
        <PartErrorBoundary part="row broken">
          <Throwing />
        </PartErrorBoundary>
      </PartErrorIsolationProvider>
    );
    const onError = vi.fn<(error: unknown) => string>(() => "digest1");
    const stream = await renderToReadableStream(page, { onError });
    const html = await new Response(stream).text();
    expect(html).toContain("<p>good</p>");
    expect(html).toContain('data-dgst="digest1"');
    expect(html).toContain('<span hidden="" data-failed-part="row broken">');
    expect(html).not.toContain("its text");
  });
});

function Throwing() {
  if (self.document) throw new Error("a part that fails");
  return <p>its text</p>;
}
