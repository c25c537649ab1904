import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLdScript } from "@/components/json-ld-script";
import { withSchemaOrgContext } from "@/lib/seo/structured-data";

const name = `</script><script>alert("x")</script><!--${"n".repeat(10_000)}`;
const nodes = [withSchemaOrgContext({ "@type": "VideoObject", name })];

test("a hostile name stays inside its data", () => {
  const html = renderToStaticMarkup(<JsonLdScript nodes={nodes} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html).not.toContain("<!--");
});

test("a crawler reads the original data", () => {
  const { container } = render(<JsonLdScript nodes={nodes} />);
  const [script] = container.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")).toEqual(nodes[0]);
});
