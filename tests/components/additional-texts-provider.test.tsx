import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AdditionalTextsProvider } from "@/components/additional-texts-provider";
import { TextProvider, useText } from "@/components/text-provider";

function Says({ text }: { text: string }) {
  return <p>{useText().t(text)}</p>;
}

const shared = { live: "Live" };

test("texts that arrive with a part of the page are used from its first render", () => {
  render(
    <TextProvider locale="en" texts={shared}>
      <AdditionalTextsProvider locale="en" texts={{ playerPlay: "Play" }}>
        <Says text="playerPlay" />
        <Says text="live" />
      </AdditionalTextsProvider>
    </TextProvider>,
  );
  expect(screen.getByText("Play").textContent).toBe("Play");
  expect(screen.getByText("Live").textContent).toBe("Live");
});

test("a text that arrives later is shown although it was requested before", () => {
  const later = (texts: Record<string, string>) => (
    <TextProvider locale="en" texts={shared}>
      <AdditionalTextsProvider key={Object.keys(texts).join()} locale="en" texts={texts}>
        <Says text="playerPlay" />
      </AdditionalTextsProvider>
    </TextProvider>
  );
  const { rerender } = render(later({}));
  expect(screen.getByText("playerPlay").textContent).toBe("playerPlay");
  rerender(later({ playerPlay: "Play" }));
  expect(screen.getByText("Play").textContent).toBe("Play");
});
