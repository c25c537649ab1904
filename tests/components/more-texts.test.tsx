import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MoreTexts } from "@/components/more-texts";
import { TextProvider, useText } from "@/components/text-provider";

function Says({ text }: { text: string }) {
  return <p>{useText().t(text)}</p>;
}

const shared = { live: "Live" };

test("texts that come with a part of the page are said in it from its first drawing", () => {
  render(
    <TextProvider locale="en" texts={shared}>
      <MoreTexts locale="en" texts={{ playerPlay: "Play" }}>
        <Says text="playerPlay" />
        <Says text="live" />
      </MoreTexts>
    </TextProvider>,
  );
  expect(screen.getByText("Play").textContent).toBe("Play");
  expect(screen.getByText("Live").textContent).toBe("Live");
});

test("a text that comes later is said although it was asked for before", () => {
  const later = (texts: Record<string, string>) => (
    <TextProvider locale="en" texts={shared}>
      <MoreTexts key={Object.keys(texts).join()} locale="en" texts={texts}>
        <Says text="playerPlay" />
      </MoreTexts>
    </TextProvider>
  );
  const { rerender } = render(later({}));
  expect(screen.getByText("playerPlay").textContent).toBe("playerPlay");
  rerender(later({ playerPlay: "Play" }));
  expect(screen.getByText("Play").textContent).toBe("Play");
});
