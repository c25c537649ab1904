import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "@/components/structured-data";
import { withContext } from "@/lib/seo/structured-data";

const name = `</script><script>alert("x")</script><!--${"n".repeat(10_000)}`;
const things = [withContext({ "@type": "VideoObject", name })];

test("a hostile name stays inside its data", () => {
  const html = renderToStaticMarkup(<StructuredData nodes={things} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html).not.toContain("<!--");
});

test("what a crawler reads is what was meant", () => {
  const { container } = render(<StructuredData nodes={things} />);
  const [script] = container.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")).toEqual(things[0]);
});
